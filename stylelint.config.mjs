/** Where colours are defined; other styles use their names. */
const THEME = ['theme', 'measures', 'pictures'].map((name) => `app/styles/${name}.css`);
/** Set by other files, by components on their elements, by Tailwind or next/font. */
const SET_ELSEWHERE = {
  '--page-start': 'left',
  '--page-end': 'right',
  '--avatar-tone': 'navy',
  '--hero-drop': '0',
  '--columns': '2',
  '--share': '1',
  '--sheet': '100%',
  '--map-end': '0',
  '--font-latin': 'sans-serif',
  '--radius-md': '0',
  '--text-xs': '0',
};

/**
 * Features that some supported browsers (browserslist in package.json) lack, and what their visitors get. The browser tests
 * check the compiled styles with the same list.
 */
const MISSING_FEATURES = {
  'css-content-visibility': 'lists render slower',
  'css-has':
    'Firefox before 121: pressed chips are not filled, the tray is missing, sticky bars may cover what has the focus',
  'css-media-scripting': 'without JavaScript, controls that need it are shown',
  'css-overflow-anchor': 'the list may move when it is replaced',
  'css-paged-media': 'the browser chooses the margins of prints',
  'css-subgrid': 'the facts of adjacent cards are not aligned',
  'css-touch-action': 'double taps zoom',
  'extended-system-fonts': 'another system font',
  'text-size-adjust': 'the browser may enlarge text in landscape',
};
/** Features that the build translates. */
const TRANSLATED_FEATURES = ['css-nesting', 'css-dir-pseudo'];

/** The rule for compiled styles, whose browsers come from package.json. */
export const browserSupport = (ignore = []) => ({
  'plugin/no-unsupported-browser-features': [
    true,
    { ignorePartialSupport: true, ignore: [...Object.keys(MISSING_FEATURES), ...ignore] },
  ],
});

const config = {
  plugins: ['stylelint-no-unsupported-browser-features', 'stylelint-value-no-unknown-custom-properties'],
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
    ...browserSupport(TRANSLATED_FEATURES),
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
