import React, {
  Component,
  Fragment,
  Suspense,
  createElement,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import {BrowserContextProvider, Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Turn} from '../../lib/turns';
import {turns} from './turns';

interface LaterProps {
  /** What the part shows, or what makes it; src/recma/lateContent gives written pages the latter. */
  children: ReactNode | (() => ReactNode);
}

/** Elements in a list need keys, but not those that are written one after another. */
function draw(children: LaterProps['children']): ReactNode {
  if (typeof children !== 'function') return children;
  const content = children();
  return Array.isArray(content) ? createElement(Fragment, null, ...(content as ReactNode[])) : content;
}

/** Says when the parts beside it stand, and answer: their effects have been run before its own. */
function Standing({turn}: {turn: Turn}): null {
  useEffect(() => turn.end(), [turn]);
  return null;
}

/** A class, because it keeps its place in the line while Preact tries it again; what a hook keeps is thrown away. */
class Part extends Component<LaterProps> {
  static override contextType = BrowserContext;
  private readonly turn: Turn | undefined;

  constructor(props: LaterProps, isBrowser: boolean) {
    super(props);
    // A page that a link inside the site leads to is drawn in one go.
    this.turn = isBrowser ? undefined : turns.add();
  }

  override componentWillUnmount(): void {
    this.turn?.end();
  }

  override render(): ReactNode {
    const {turn} = this;
    const {children} = this.props;
    if (!turn) return draw(children);
    // Preact leaves what was built where it stands, and tries again when the promise is kept.
    if (!turn.hasCome) throw turn.coming;
    return (
      // What it draws first is to be what was built: as Docusaurus does for the whole page, it is no browser until then.
      <BrowserContextProvider>
        {draw(children)}
        <Standing turn={turn} />
      </BrowserContextProvider>
    );
  }
}

/**
 * A part of the page that the scripts take over after the rest of it. The built page shows it from the start; its
 * links lead on, its buttons answer a moment later, or at once where somebody is about to use one.
 *
 * The built page marks where the part begins and ends; src/plugins/lean-bundle makes comments of these marks, by which
 * Preact finds its elements. `npm start` runs React, which takes over everything at once.
 */
export function Later({children}: LaterProps): ReactNode {
  if (process.env.NODE_ENV !== 'production') return draw(children);
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <>
        <template data-later="start" />
        {draw(children)}
        <template data-later="end" />
      </>
    );
  }
  return (
    <Suspense>
      <Part>{children}</Part>
    </Suspense>
  );
}

/** The same component as a part of its own: for theme wraps that do nothing else. */
export function later<Props extends object>(Component: ComponentType<Props>): (props: Props) => ReactNode {
  return function LaterComponent(props) {
    return (
      <Later>
        <Component {...props} />
      </Later>
    );
  };
}
