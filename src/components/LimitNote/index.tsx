interface LimitNoteProps {
  text: string;
  /** The `maxLength` of the field, which cuts off what is pasted without a word. */
  most: number;
}

/** Says how much a field holds, as soon as it is full. */
export function LimitNote({text, most}: LimitNoteProps) {
  return text.length < most ? null : <small role="alert">This field holds at most {most} characters.</small>;
}
