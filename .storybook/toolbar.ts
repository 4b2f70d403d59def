import type { Language } from '@linework/copy';
import type { GlobalTypes } from 'storybook/internal/types';

/** What the toolbar chooses for every story. */
export const globalTypes = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'es', title: 'Español' },
        { value: 'pseudo', title: 'Pseudo-long' },
      ],
    },
  },
  brand: {
    description: 'Brand variant',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'business', title: 'Business' },
        { value: 'community', title: 'Community' },
      ],
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  medium: {
    description: 'Screen or paper',
    toolbar: {
      icon: 'document',
      dynamicTitle: true,
      items: [
        { value: 'screen', title: 'Screen' },
        { value: 'paper', title: 'Paper' },
      ],
    },
  },
} satisfies GlobalTypes;

/** The widths a screen is reviewed and photographed at. */
export const viewports = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  letter: { name: 'Letter paper', styles: { width: '864px', height: '1104px' }, type: 'other' },
} as const;

export interface Choices {
  readonly language: Language;
  readonly pseudoLong: boolean;
  readonly brand: 'business' | 'community';
  readonly scheme: 'light' | 'dark';
  readonly medium: 'screen' | 'paper';
}

/** Reads the toolbar's globals; what an address spells wrongly falls back to the first choice. */
export const choicesOf = ({
  language,
  brand,
  scheme,
  medium,
}: Readonly<Record<string, unknown>>): Choices => ({
  language: language === 'es' ? 'es' : 'en',
  pseudoLong: language === 'pseudo',
  brand: brand === 'community' ? 'community' : 'business',
  scheme: scheme === 'dark' ? 'dark' : 'light',
  medium: medium === 'paper' ? 'paper' : 'screen',
});
