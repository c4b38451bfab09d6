/** Says how much a field holds, as soon as it is full. Its `maxLength`, `most`, cuts off what is pasted without a word. */
export function LimitNote({text, most}: {text: string; most: number}) {
  return text.length < most ? null : <small role="alert">This field holds at most {most} characters.</small>;
}
