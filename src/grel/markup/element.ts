/** An element of HTML or XML, as jsoup keeps it. */
export class Element {
  parent: Element | undefined;
  readonly children: (Element | Text)[] = [];

  constructor(
    readonly name: string,
    /** In their order, with names as they count: in small letters for HTML. */
    readonly attributes: Map<string, string>,
    readonly isHtml: boolean,
    readonly isDocument = false,
  ) {}

  append(child: Element | Text) {
    if (child instanceof Element) child.parent = this;
    this.children.push(child);
  }

  get elements(): Element[] {
    return this.children.filter((child) => child instanceof Element);
  }

  /** All elements inside, in the order of the text. */
  get descendants(): Element[] {
    return this.elements.flatMap((child) => [child, ...child.descendants]);
  }
}

/** What is between tags. Data is what scripts and styles hold; it is not read as text. */
export interface Text {
  kind: 'text' | 'data' | 'cdata' | 'other';
  text: string;
}
