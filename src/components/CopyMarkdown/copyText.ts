/** Copies the text at the address to the clipboard. Call it from a click: browsers allow copying then only. */
export async function copyText(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
    return response.text();
  });
  // Safari allows copying only before the click is over, when the text is not there yet: it takes a promise.
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } catch {
    // A text that did not come throws here; a browser that takes no promise may take the text.
    await navigator.clipboard.writeText(await text);
  }
}
