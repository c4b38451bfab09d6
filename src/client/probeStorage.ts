// A storage that is there but cannot be read, as after a disk fault, would be reported at every use. Docusaurus has one
// warning for a storage that is not there at all, and then takes it as empty: here the first becomes the second.
if (typeof window !== 'undefined') {
  try {
    window.localStorage.getItem('theme');
  } catch (cause) {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw cause;
      },
    });
  }
}

export {};
