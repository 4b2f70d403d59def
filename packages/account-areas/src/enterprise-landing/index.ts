export { EnterpriseLanding, type EnterpriseLandingProps } from './EnterpriseLanding.tsx';
export { enterpriseLandingCopy } from './enterprise-landing.copy.ts';
