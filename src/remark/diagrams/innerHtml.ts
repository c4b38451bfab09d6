/** An attribute of MDX's trees: `dangerouslySetInnerHTML={{__html: '…'}}`, for HTML that the build itself wrote. */
export interface InnerHtml {
  type: 'mdxJsxAttribute';
  name: 'dangerouslySetInnerHTML';
  value: {type: 'mdxJsxAttributeValueExpression'; value: string; data: {estree: object}};
}

export function createInnerHtml(html: string): InnerHtml {
  const expression = {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Identifier', name: '__html'},
        value: {type: 'Literal', value: html},
      },
    ],
  };
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression}],
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `{__html: ${JSON.stringify(html)}}`,
      data: {estree},
    },
  };
}
