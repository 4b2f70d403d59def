import { useCopy, useLanguage } from '@linework/copy';
import type { SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { darkQuery } from './message-looks.ts';
import { messagesCopy } from './messages.copy.ts';
import { renderMessage } from './render-message.ts';
import { type SampleName, sampleMessages, sampleReader } from './sample-messages.ts';

const Window = styled.div`
  display: grid;
  gap: var(--lw-space-16);
  padding: var(--lw-space-16);
  background: var(--lw-color-canvas);
`;

const Subject = styled.p`
  margin: 0;
  color: var(--lw-color-ink);
  font-weight: 600;
`;

const Frame = styled.iframe`
  width: 100%;
  height: 40rem;
  border: 1px solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
`;

const Plain = styled.pre`
  margin: 0;
  padding: var(--lw-space-16);
  overflow-wrap: anywhere;
  border: 1px solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);
  color: var(--lw-color-body);
  font-size: 0.875rem;
  white-space: pre-wrap;
`;

/** As tall as its page, so that all of it is read at once. */
function fitPage({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const height = frame.contentDocument?.documentElement.scrollHeight ?? 0;
  frame.style.height = `${height + 2}px`;
}

/** A message as a mail program shows it: its subject, its page, and what is read where no HTML is. */
export function SampleMail({ name }: { readonly name: SampleName }) {
  const { t } = useCopy(messagesCopy);
  const { language } = useLanguage();
  const { message, now } = sampleMessages(language)[name];
  const { subject, html, text } = renderMessage(message, now, { ...sampleReader, language }, t);
  // A frame asks the machine which scheme it shows; the catalogue chooses its own.
  const isDark = document.documentElement.dataset.scheme === 'dark';
  const page = html.replaceAll(darkQuery, isDark ? '@media all' : '@media not all');
  return (
    <Window>
      <Subject>{subject}</Subject>
      <Frame title={subject} srcDoc={page} sandbox="allow-same-origin" onLoad={fitPage} />
      <Plain>{text}</Plain>
    </Window>
  );
}
