export { DeviceList, type DeviceListProps } from './DeviceList.tsx';
export { devicesCopy } from './devices.copy.ts';
export { MobileDoors, type MobileDoorsProps } from './MobileDoors.tsx';
