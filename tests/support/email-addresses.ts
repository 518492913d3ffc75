/** Email addresses by whether forms, the database and mail take them. */
// prettier-ignore
export const EMAIL_ADDRESSES = {
  accepted: [
    'amna@visitor.example', 'AMNA@Visitor.Example', 'a@b.co', 'info@شركة.امارات', 'info@xn--ogbpi5d.xn--mgbaam7a8h',
    'محمد@شركة.امارات', 'sales&service@wash.example', 'dubai/branch2@wash.example', 'amna+lamaa@visitor.example',
    "o'neil@visitor.example", 'a!#$%&*=?^_`{|}~-b@visitor.example', 'first.last@sub.domain.visitor.example',
    'info@müller.example', 'पता@डाक.भारत', 'a@1.visitor.example', '.dots..too@visitor.example',
    `a@${'b'.repeat(63)}.example`,
  ],
  refused: [
    '', 'amna', 'amna at home', 'amna@', '@visitor.example', 'amna@visitor', 'amna@@visitor.example', 'a@b@visitor.example',
    'amna@visitor..example', 'amna@.example', 'amna@visitor.example.', 'amna@-visitor.example', 'amna@visitor-.example',
    'amna @visitor.example', 'amna@visitor .example', 'amna@visitor.example, zafir@visitor.example', 'Amna <amna@visitor.example>',
    'amna@visitor_.example', 'amna@visi/tor.example', 'amna@[127.0.0.1]', 'info@شركة،امارات', 'info@شركة۔امارات',
    'am\u200Dna@visitor.example', 'amna@visitor\u3002example', 'a\nb@visitor.example', '"a b"@visitor.example', '👍@visitor.example',
    `a@${'b'.repeat(64)}.example`,
  ],
} as const;
