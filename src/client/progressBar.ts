import nprogress from 'nprogress';

// The theme hides the spinner. Shown, it tells the reader that the click was heard.
nprogress.configure({showSpinner: true});
