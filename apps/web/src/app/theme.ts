import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  rem,
  type VariantColorsResolver,
} from '@mantine/core';
import { DialogOverlay } from '../ui/dialog-overlay.ts';

/** Grape-skin red, the colour of actions; index 6 is the filled button in light mode. */
const berry: MantineColorsTuple = [
  '#FAEEF3',
  '#F3D6E2',
  '#E6AEC5',
  '#D883A7',
  '#F08FB6',
  '#A6336B',
  '#86194A',
  '#6C1139',
  '#570C2E',
  '#420822',
];

/** Lake blue, the colour of links, focus and information. */
const lake: MantineColorsTuple = [
  '#E1F0F9',
  '#C3E1F2',
  '#94C9E6',
  '#63AFD8',
  '#6CC1EA',
  '#1F80AB',
  '#0B6E99',
  '#0A5580',
  '#084466',
  '#06334D',
];

/** Colours of the dark scheme, from text to background. */
const dark: MantineColorsTuple = [
  '#E6ECEA',
  '#C0CCC8',
  '#A3B1AD',
  '#6B7A76',
  '#3C4C48',
  '#2C3A37',
  '#1E2B29',
  '#16211F',
  '#111B19',
  '#0E1716',
];

/** Filled buttons use the tokens, so that their text is readable in both colour schemes. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colors;
  const danger = input.color === 'red';
  const border = '1px solid transparent';
  return danger
    ? { background: 'var(--danger)', hover: 'var(--danger)', color: 'var(--surface)', border }
    : { background: 'var(--berry)', hover: 'var(--berry-hover)', color: 'var(--on-berry)', border };
};

export const theme = createTheme({
  components: {
    // A menu must not contain a separate element for the initial focus; its first entry gets it.
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        transitionProps: { duration: 150, exitDuration: 0 },
      },
    },
    // While one fades out it still swallows keys, and the next key after an answer often comes sooner.
    Modal: { defaultProps: { transitionProps: { transition: 'fade-down', duration: 200, exitDuration: 0 } } },
    Drawer: { defaultProps: { transitionProps: { exitDuration: 0 } } },
    // A tick on the accent has the colour of texts on it: white on the light accent of the dark scheme cannot be seen.
    Checkbox: { defaultProps: { iconColor: 'var(--on-berry)' } },
    Radio: { defaultProps: { iconColor: 'var(--on-berry)' } },
    Overlay: { defaultProps: { component: DialogOverlay } },
  },
  colors: { berry, lake, dark },
  variantColorResolver: variantColors,
  primaryColor: 'berry',
  primaryShade: { light: 6, dark: 4 },
  fontFamily: "'Schibsted Grotesk Variable', system-ui, sans-serif",
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: rem(16), sm: rem(18), md: rem(20), lg: rem(24), xl: rem(26) },
  headings: {
    fontFamily: "'Newsreader Variable', Georgia, serif",
    fontWeight: '500',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: rem(34) },
      h2: { fontSize: rem(20), lineHeight: rem(26) },
      h3: { fontSize: rem(16), lineHeight: rem(22) },
    },
  },
  defaultRadius: 4,
  radius: { xs: '3px', sm: '4px', md: '4px', lg: '4px', xl: '4px' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(20), xl: rem(32) },
  shadows: { xs: 'none', sm: 'none', md: 'var(--overlay-shadow)', lg: 'var(--overlay-shadow)' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/**
 * Sets Mantine's variables to the product's tokens (tokens.css), so that one attribute switches to dark mode.
 */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--lake)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--field)',
    '--mantine-color-disabled': 'var(--disabled)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--berry)',
    '--mantine-primary-color-filled-hover': 'var(--berry-hover)',
    '--mantine-primary-color-contrast': 'var(--on-berry)',
    '--mantine-color-berry-filled': 'var(--berry)',
    '--mantine-color-berry-filled-hover': 'var(--berry-hover)',
  };
  return { variables: {}, light: shared, dark: shared };
};
