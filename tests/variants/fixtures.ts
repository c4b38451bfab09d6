import fs from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {VARIANTS} from '../../scripts/variants.mjs';
import {expect, test as base} from '../fixtures';

// Playwright takes a file of modules by `import()` only: it compiles what a test imports at its top to `require`.
const variants = () => import('../../scripts/variants.mjs');
const host = () => import('../../scripts/host.mjs');

export type Variant = keyof typeof VARIANTS;

interface VariantOptions {
  /** Which of the sites in `.variants/` the test drives instead of the one in `build/`. */
  variant: Variant;
  /** The path that it is served under: the one it was built for, unless a test says otherwise. */
  servedAt: string | undefined;
}

/** The folder of a built variant. An error names the command that builds it. */
export async function builtVariant(variant: Variant): Promise<string> {
  const dir = (await variants()).variantDir(variant);
  if (!fs.existsSync(path.join(dir, '404.html'))) {
    throw new Error(`${dir} holds no built site. Run "node scripts/variants.mjs ${variant}" first.`);
  }
  return dir;
}

/** As in `tests/fixtures`, on another site: each worker serves those that its tests ask for, each at its own port. */
export const test = base.extend<VariantOptions, {serve: (variant: Variant, mount: string) => Promise<string>}>({
  variant: ['preview', {option: true}],
  servedAt: [undefined, {option: true}],

  serve: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this pattern.
    async ({}, use) => {
      const {createHost} = await host();
      const servers = new Map<string, Server>();
      await use(async (variant, mount) => {
        const key = `${variant} ${mount}`;
        const server = servers.get(key) ?? createHost(await builtVariant(variant), mount);
        servers.set(key, server);
        if (!server.listening) await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()));
        return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      });
      for (const server of servers.values()) {
        server.closeAllConnections();
        server.close();
      }
    },
    {scope: 'worker'},
  ],

  baseURL: async ({serve, variant, servedAt}, use) => {
    const {VARIANTS} = await variants();
    await use(await serve(variant, servedAt ?? VARIANTS[variant].base));
  },
});

export {expect};
