export { DeviceList, type DeviceListProps } from './DeviceList.tsx';
export { devicesCopy } from './devices.copy.ts';
