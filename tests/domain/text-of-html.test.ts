import { textOfHtml } from '@/lib/domain/text-of-html';

test.each([
  ['<p>Steam <b>clean</b>ing</p><p>at home</p>', ' Steam cleaning  at home '],
  ['<a href="https://x.example">link</a>ed', 'linked'],
  ['a<br>b', 'a b'],
  ['Wash &amp; wax &lt;3 &#39;now&#39;&nbsp;', "Wash & wax <3 'now' "],
  ['&amp;lt;', '&lt;'],
  ['<script>alert(1)</script>x<style>p {}</style><!-- note -->', ' x  '],
  ['no tags', 'no tags'],
])('%s reads %j', (html, text) => expect(textOfHtml(html)).toBe(text));
