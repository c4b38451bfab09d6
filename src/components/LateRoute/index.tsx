import React from 'react';
import createRoute from '@docusaurus/core/lib/client/exports/ComponentCreator';

type Route = ReturnType<typeof createRoute>;

/** Resolves in a task of its own, so that what follows does not lengthen what keeps the browser from answering now. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Stands for Docusaurus's function of this name in the browser (src/plugins/lean-bundle). That one prepares all 200
 * routes of the site when a page is opened; here each is prepared when it is asked for. Its parts are asked for after the
 * scripts of every page have run, and drawn after they have run themselves.
 * @param path the path of the route
 * @param hash what tells it from another route of this path
 */
export default function createLateRoute(path: string, hash: string): Route {
  let route: Route | undefined;
  const prepare = (): Route => (route ??= createRoute(path, hash));
  const LateRoute = (props: object): React.ReactNode =>
    React.createElement(prepare() as unknown as React.ComponentType, props);
  const preload = async (): Promise<void> => {
    await nextTask();
    await prepare().preload();
    await nextTask();
  };
  return Object.assign(LateRoute, {preload}) as unknown as Route;
}
