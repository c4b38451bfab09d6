import {Prism} from 'prism-react-renderer';

// The languages below prismjs/components add themselves to the global that they expect; import this module before them.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;

export {Prism};
