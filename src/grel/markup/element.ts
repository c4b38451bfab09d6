/** An element of HTML or XML, as jsoup keeps it; at the top of all stands a document. */
export class Element {
  parent: Element | undefined;
  depth = 0;
  /** Whether the text of a page tells where its head and its body begin and end. */
  hasParts = false;
  readonly children: (Element | Text)[] = [];

  constructor(
    readonly name: string,
    /** In their order, with names as they count: in lowercase for HTML. */
    readonly attributes: Map<string, string>,
    readonly isHtml: boolean,
    /** What ends the tag of an element of XML that contains nothing, where all releases write the same. */
    public emptyEnd: ' />' | '>' | undefined = '>',
  ) {}

  get isDocument(): boolean {
    return this.name === '#root';
  }

  append(child: Element | Text) {
    if (child instanceof Element) [child.parent, child.depth] = [this, this.depth + 1];
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

/** What is between tags. Data is what scripts and styles hold; a declaration is kept as it is written. */
export interface Text {
  kind: 'text' | 'data' | 'cdata' | 'comment' | 'declaration';
  text: string;
}
