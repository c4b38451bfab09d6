import {expect, test} from 'vitest';
import {evaluate} from '../index';
import {parseHtml} from './parseHtml';

/**
 * What jsoup 1.18.3, in OpenRefine 3.9, and 1.21.2, in 3.10, both answer. The checks against the program run with Debian's
 * package, whose jsoup 1.15.3 answers some of these in another way.
 */
const ANSWERS = [
  ['<h1>T</h1><a>l</a>', 'value.parseHtml().htmlText()', 'T l'],
  ['<ul><li>one</li></ul><b>two</b>', 'value.parseHtml().htmlText()', 'one two'],
  ['a<button>b</button>c', 'value.parseHtml().htmlText()', 'a b c'],
  ['<p>x&nbsp;<br>\xad y</p>', 'value.parseHtml().htmlText()', 'x y'],
  ['<pre> a\n b</pre>', 'value.parseHtml().select("pre")[0].ownText()', 'a\n b'],
  ['a<br>b', 'value.parseHtml().select("body")[0].wholeText()', 'a\nb'],
  ['a<br>b', 'value.parseHtml().select("body")[0].ownText()', 'a b'],
  [' <title>T</title> <p>a<br/>  b</p>\n', 'value.parseHtml().wholeText()', 'T a\n  b\n'],
  ['<p>a<!-- c --></p><script>b</script>', 'value.parseHtml().scriptText()', ' c b'],
  ['<p>1</p><p>2</p>', 'value.parseHtml().select("p").toString()', '<p>1</p>\n<p>2</p>'],
  ['<p>1</p>', 'value.parseHtml().select("p")', '[ <p>1</p> ]'],
  [
    '<div><p>a <b>b</b></p> <p>c</p></div>',
    'value.parseHtml().select("div")[0].toString()',
    '<div>\n <p>a <b>b</b></p>\n <p>c</p>\n</div>',
  ],
  ['<ul><li>a<li>b</ul>', 'value.parseHtml().select("body")[0].innerHtml()', '<ul>\n <li>a</li>\n <li>b</li>\n</ul>'],
  [
    '<table><tr><td>1<td>2</table>',
    'value.parseHtml().innerHtml()',
    '<html>\n <head></head>\n <body>\n  <table>\n   <tbody>\n    <tr>\n     <td>1</td>\n     <td>2</td>\n    </tr>\n   </tbody>\n  </table>\n </body>\n</html>',
  ],
  ['<div>x<p>a</p></div>', 'value.parseHtml().select("div")[0].innerHtml()', 'x\n<p>a</p>'],
  [
    '<title> T </title><p>a',
    'value.parseHtml().toString()',
    '<html>\n <head>\n  <title> T </title>\n </head>\n <body>\n  <p>a</p>\n </body>\n</html>',
  ],
  [
    '<p title="1 &amp; 2">x &lt; y&nbsp;</p>',
    'value.parseHtml().select("p")[0].toString()',
    '<p title="1 &amp; 2">x &lt; y&nbsp;</p>',
  ],
  ['<div><pre>a\n b</pre></div>', 'value.parseHtml().select("div")[0].toString()', '<div>\n <pre>a\n b</pre>\n</div>'],
  ...'area base basefont bgsound br embed hr img input keygen link meta param source track wbr'
    .split(' ')
    .map((name) => [`<p>a<${name}>b`, `value.parseHtml().select("${name}")[0].toString()`, `<${name}>`]),
  ['<table><colgroup><col></table>', 'value.parseHtml().select("colgroup")[0].innerHtml()', '<col>'],
  ['<ul><li>a</li></ul>', 'value.parseHtml().select("ul")[0].innerXml()', '<li>a</li>'],
  ['<div>text</div>', 'value.parseHtml().select("div")[0].innerHtml()', 'text'],
  ['<form></form>', 'value.parseHtml().select("form")[0].type()', 'org.jsoup.nodes.FormElement'],
  ['<r><form/></r>', 'value.parseXml().select("form")[0].type()', 'org.jsoup.nodes.Element'],
  ['<ul><li>a<li class=x>b<li>c</ul>', 'value.parseHtml().select("li:not(.x)").length()', '2'],
  ['<ul><li>a<li class=x>b<li>c</ul>', 'value.parseHtml().select("ul:has(.x)").length()', '1'],
  ['<p class="a\nX">', 'value.parseHtml().select(".x").length()', '1'],
  ['<p>a</p><b>b</b><i>c</i>', 'value.parseHtml().select("b + i").length()', '1'],
  ['<p>a</p><i>b</i><p>c</p>', 'value.parseHtml().select("p:nth-of-type(2)")[0].htmlText()', 'c'],
  ['<ul><li>a<li>b<li>c</ul>', 'value.parseHtml().select("li:nth-child(odd)").length()', '2'],
  ['<ul><li>a<li>b<li>c</ul>', 'value.parseHtml().select("li:lt(1)")[0].htmlText()', 'a'],
  ['<ul><li>a<li>b<li>c</ul>', 'value.parseHtml().select("li:gt(1)")[0].htmlText()', 'c'],
  ['<div><p>a</p></div>', 'value.parseHtml().select("div")[0].select("body p, body > div p").length()', '0'],
  ['<div><p><i><b>a</b></i></p></div>', 'value.parseHtml().select("div > i b").length()', '0'],
  ['<p title=" a">x</p>', 'value.parseHtml().select("[title^=a], [title$=\'a \']").length()', '0'],
  ['<p id=a>x<p id=b>y', 'value.parseHtml().select("p[id!=a], #b").join("|")', '<p id="b">y</p>'],
  ['<p>a > b</p>', 'value.parseHtml().select("p")[0].toString()', '<p>a &gt; b</p>'],
  ['<?a b?><r><title>A</title>t <![CDATA[  u]]></r>', 'value.parseXml().xmlText()', 'At   u'],
  ['<r><p>1</p><p>2</p></r>', 'value.parseXml().xmlText()', '12'],
  ['<br>x</br>', 'value.parseXml().wholeText()', '\nx'],
  ["<a b='\"'>  x  y\xa0</a>", 'value.parseXml().toString()', '<a b="&quot;">  x  y&#xa0;</a>'],
  ['<r><a/><b></b></r>', 'value.parseXml().innerHtml()', '<r><a /><b></b></r>'],
  [
    '<?xml version="1.0"?><r><!-- c --><![CDATA[<d>]]></r>',
    'value.parseXml().toString()',
    '<?xml version="1.0"?><r><!-- c --><![CDATA[<d>]]></r>',
  ],
  ['<r A="1" a="2"/>', 'value.parseXml().select("r")[0].xmlAttr("a")', '1'],
  ['<r a="R&amp;D"/>', 'value.parseXml().select("r")[0].xmlAttr("a")', 'R&D'],
];

/** What these two read or write in different ways, or browsers and jsoup do. */
const DECLINED = [
  ['<div>a</div><x-y>b</x-y>', 'value.parseHtml().htmlText()'],
  ['<html><body><p>a</p></body></html>\n', 'value.parseHtml().wholeText()'],
  ['<div>text</div>', 'value.parseHtml().select("div")[0].toString()'],
  ['<p>a<br>b</p>', 'value.parseHtml().select("p")[0].innerHtml()'],
  ['<div><p>a</p>x</div>', 'value.parseHtml().select("div")[0].toString()'],
  ['<li><p>a</p></li>', 'value.parseHtml().select("li")[0].toString()'],
  ['<p a>x</p>', 'value.parseHtml().select("p")[0].toString()'],
  ['<p>a<!-- c --></p>', 'value.parseHtml().select("p")[0].toString()'],
  ['<x-y>a</x-y>', 'value.parseHtml().select("x-y")[0].toString()'],
  ['<div/>x', 'value.parseHtml().select("div")[0].htmlText()'],
  ['<p><![CDATA[x]]></p>', 'value.parseHtml().htmlText()'],
  ['<table>note<tr><td>1</table>', 'value.parseHtml().select("table")[0].htmlText()'],
  ['<template><p>a</template>', 'value.parseHtml().select("p").length()'],
  ['<select><b>x</b></select>', 'value.parseHtml().select("b").length()'],
  ['<noscript><p>a</noscript>', 'value.parseHtml().select("p").length()'],
  ['a\r\nb', 'value.parseHtml().htmlText()'],
  ['<ul><li>a<li>b<li>c</ul>', 'value.parseHtml().select("li:nth-child(-n+2)").length()'],
  ['<p>a</p>', 'value.parseHtml().select("é").length()'],
  ['<r><a/><a></a></r>', 'value.parseXml().toString()'],
  ['<1>x</1>', 'value.parseXml().xmlText()'],
  ['<r>&#128;</r>', 'value.parseXml().xmlText()'],
];

test.each(ANSWERS)('of %j, %s is as jsoup 1.18.3 and 1.21.2 have it', (value, expression, text) => {
  expect(evaluate(expression, {value}, parseHtml)).toHaveProperty('text', text);
});

test.each(DECLINED)('of %j, %s is declined', (value, expression) => {
  expect(evaluate(expression, {value}, parseHtml)).toHaveProperty('declined');
});
