import nprogress from 'nprogress';

// The classic theme starts the bar 200 ms after a route change and hides its spinner; here the spinner says that the
// click was heard. The other constants are nprogress's defaults, written out so that an update cannot change them
// unseen; `trickleRate` is missing in its type.
nprogress.configure({showSpinner: true, minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800} as object);
