package dev.tripatch.workspace.sending;

import dev.tripatch.prose.Wording;

/** What is said of a change on its way. */
enum SendWording implements Wording {
  READY,
  READY_ELSEWHERE,
  OVERTAKEN,
  DONE_ALREADY,
  MADE_AGAIN,
  GONE,
  RESTLESS,
  TRIED_AND_REFUSED,
  SENT,
  SENT_OTHERWISE,
  SENT_AGAIN,
  ANSWER_LOST,
  NOT_IN_JOURNAL,
  NOT_SENT,
  SERVER_UNKNOWN,
  SERVER_MOVED,
  NO_JOURNAL,
  NOT_YET,
  UNCLEAR,
  UNCLEAR_UNREAD
}
