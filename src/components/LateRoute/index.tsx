import React from 'react';
import createRoute from '@docusaurus/core/lib/client/exports/ComponentCreator';

type Route = ReturnType<typeof createRoute>;

/**
 * Stands for Docusaurus's function of this name in the browser (src/plugins/lean-bundle). That one prepares all 200
 * routes of the site when a page is opened; here each is prepared when it is asked for.
 * @param path the path of the route
 * @param hash what tells it from another route of this path
 */
export default function createLateRoute(path: string, hash: string): Route {
  let route: Route | undefined;
  const prepare = (): Route => (route ??= createRoute(path, hash));
  const LateRoute = (props: object): React.ReactNode =>
    React.createElement(prepare() as unknown as React.ComponentType, props);
  return Object.assign(LateRoute, {preload: () => prepare().preload()}) as unknown as Route;
}
