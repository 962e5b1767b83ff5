package dev.tripatch.ui.feature.cluster;

import dev.tripatch.workspace.sending.ServerAnswer;
import java.time.Instant;
import java.util.Optional;

/** How far the window is with what the server says of the patch that it shows. */
sealed interface ServerSays {

  /** Nobody was asked. */
  record NotAsked(Why why, String context) implements ServerSays {}

  /**
   * The server will be or was asked.
   *
   * @param before what it said of the same object before the last change
   */
  record Asking(Optional<Said> before) implements ServerSays {}

  /**
   * It answered, or cannot be asked.
   *
   * @param question what it was asked
   */
  record Said(ServerAnswer answer, Instant at, ServerQuestion question) implements ServerSays {}

  /** Why nobody was asked. */
  enum Why {
    /** Live is not from a cluster. */
    NO_CLUSTER,
    /** Live is not what was read any more. */
    LIVE_EDITED,
    /** What the server said before is about other texts. */
    EDITED_SINCE,
    /** A document has an error. */
    UNREADABLE,
    /** There is no patch. */
    REFUSED,
    /** The format that is shown cannot say the patch. */
    NO_PATCH,
    /** Who reads the patch is no server. */
    OTHER_TOOL,
    /** The patch is empty. */
    NOTHING_SENT,
    /** The context is not among those that may be asked. */
    NOT_ALLOWED,
    /** The person has not answered yet. */
    ASK_FIRST;

    String sentence(String context) {
      return switch (this) {
        case NO_CLUSTER -> ServerSaysWords.NO_CLUSTER.text();
        case LIVE_EDITED -> ServerSaysWords.LIVE_EDITED.text();
        case EDITED_SINCE -> ServerSaysWords.EDITED_SINCE.text();
        case UNREADABLE -> ServerSaysWords.UNREADABLE.text();
        case REFUSED -> ServerSaysWords.REFUSED.text();
        case NO_PATCH -> ServerSaysWords.NO_PATCH.text();
        case OTHER_TOOL -> ServerSaysWords.OTHER_TOOL.text();
        case NOTHING_SENT -> ServerSaysWords.NOTHING_SENT.text();
        case NOT_ALLOWED -> ServerSaysWords.NOT_ALLOWED.text("context", context);
        case ASK_FIRST -> ServerSaysWords.ASK_FIRST.text("context", context);
      };
    }

    /** Whether a person may ask anyway. */
    boolean isOfPolicy() {
      return this == NOT_ALLOWED || this == ASK_FIRST;
    }
  }

  /** What it said last of the object; empty if it said nothing. */
  default Optional<Said> said() {
    return switch (this) {
      case NotAsked _ -> Optional.empty();
      case Asking asking -> asking.before();
      case Said said -> Optional.of(said);
    };
  }

  /** Whether that is of an older patch than the one that is shown. */
  default boolean isOld() {
    return this instanceof Asking;
  }
}
