export { devicesCopy } from '@linework/parts/mobile';
export { MobileCard } from './MobileCard.tsx';
export { mobileCardCopy } from './mobile-card.copy.ts';
