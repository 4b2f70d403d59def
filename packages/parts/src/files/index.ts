export { DownloadNews, type DownloadNewsProps } from './DownloadNews.tsx';
export { saveFile } from './save-file.ts';
export { type Download, type DownloadState, type Downloads, useDownloads } from './use-downloads.ts';
