// @ts-check
// Starts the small service that readers of lessons 5 and 8 download, so that neither the lessons nor the
// screenshots of reconciling need a service on the internet. Its places are on no map.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';

const file = fileURLToPath(new URL('../../../static/lessons/gazetteer.py', import.meta.url));

/**
 * @param {number} port 0 for a free one
 * @returns {Promise<{address: string, manifest: Record<string, unknown>, printed: string[], stop: () => Promise<void>}>} the service, running
 */
export async function startGazetteer(port = 0) {
  const service = spawn('python3', [file, String(port)], {stdio: ['ignore', 'pipe', 'inherit']});
  const ended = once(service, 'exit');
  const [line] = await Promise.race([once(service.stdout, 'data'), ended]);
  const [address] = /http:\S+/.exec(String(line)) ?? [];
  if (!address) throw new Error(`python3 ${file} did not start the gazetteer.`);
  /** @type {string[]} */
  const printed = [];
  service.stdout.on('data', (text) => printed.push(String(text)));
  return {
    address,
    printed,
    manifest: await (await fetch(address)).json(),
    async stop() {
      service.kill();
      await ended;
    },
  };
}
