/** Where colours are defined; other styles use their names. */
const THEME = ['theme', 'measures', 'pictures'].map((name) => `app/styles/${name}.css`);
/** Set by other files, by components on their elements, by Tailwind or next/font. */
const SET_ELSEWHERE = {
  '--page-start': 'left',
  '--page-end': 'right',
  '--hero-drop': '0',
  '--columns': '2',
  '--share': '1',
  '--font-latin': 'sans-serif',
  '--radius-md': '0',
  '--text-xs': '0',
};

const config = {
  plugins: ['stylelint-value-no-unknown-custom-properties'],
  reportNeedlessDisables: true,
  rules: {
    'property-disallowed-list': [
      ['left', 'right', '/^(scroll-)?(margin|padding)-(left|right)$/', '/^border-(.+-)?(left|right)(-|$)/'],
      { message: 'Use logical sides (inline-start, inline-end): Arabic is written from right to left.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(text-align|float|clear)$/': ['left', 'right'],
        '/^background(-color)?$|-ground$/': ['white', 'black'],
        '/./': ['/%23[0-9a-f]{3}/i'],
      },
      { message: 'Use logical sides, and theme colours, which change in dark mode.' },
    ],
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'csstools/value-no-unknown-custom-properties': [
      true,
      { importFrom: [...THEME, { customProperties: SET_ELSEWHERE }] },
    ],
  },
  overrides: [
    {
      files: THEME,
      rules: {
        'declaration-property-value-disallowed-list': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
      },
    },
  ],
};

export default config;
