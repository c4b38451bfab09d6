import React, {type ComponentProps, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** A button that is plain text as long as nothing answers to it: in the built page, and without JavaScript. */
export function Control({className = styles.control, children, ...rest}: ComponentProps<'button'>): ReactNode {
  if (!useIsBrowser()) return <span className={className}>{children}</span>;
  return (
    <button type="button" className={className} {...rest}>
      {children}
    </button>
  );
}
