import { useCopy } from '@linework/copy';
import { LoadingRegion, Skeleton } from '@linework/design-system';
import { kindsOf, messageTopics } from '@linework/domain';
import { Stack } from '@linework/parts/flow';
import { Fact, Rows, TopicHead } from './message-rows.ts';
import { messageSettingsCopy } from './message-settings.copy.ts';

/** The shape of the settings while they are on their way: which there are is known before how they stand. */
export function MessagesSkeleton() {
  const { t } = useCopy(messageSettingsCopy);
  return (
    <LoadingRegion label={t('loading')}>
      <Stack>
        <div>
          <Skeleton shape="title" width="20rem" />
          <Skeleton width="80%" />
        </div>
        <Skeleton shape="block" height="5.5rem" />
        {messageTopics.map((topic) => {
          const { optional, always } = kindsOf(topic);
          return (
            <div key={topic}>
              <TopicHead>
                <Skeleton width="8rem" />
              </TopicHead>
              <Rows>
                {[...optional, ...always].map((kind) => (
                  <li key={kind}>
                    <Fact>
                      <Skeleton width="12rem" />
                      <Skeleton width="2.75rem" />
                    </Fact>
                  </li>
                ))}
              </Rows>
            </div>
          );
        })}
      </Stack>
    </LoadingRegion>
  );
}
