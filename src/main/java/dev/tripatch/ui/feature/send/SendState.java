package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.live.Failure;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.SendObstacle;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SentChange;
import dev.tripatch.workspace.sending.UndoChoice;
import java.util.Optional;

/** How far a sheet is. */
sealed interface SendState {

  /** It is looked for what is to be sent. */
  record Looking() implements SendState {}

  /**
   * What is shown cannot be sent.
   *
   * @param command what does it instead; empty if nothing does
   */
  record Hindered(SendObstacle why, String command) implements SendState {}

  /** What was sent cannot be taken back. */
  record NotUndone(SentChange change, UndoChoice.Impossible choice) implements SendState {

    /** Whether it may be known later. */
    boolean isOpen() {
      return switch (choice.why()) {
        case NOT_YET, UNCLEAR, NO_JOURNAL -> true;
        case NOT_SENT, UNDONE, GONE, MADE_AGAIN, TOUCHED, SECRETS -> false;
      };
    }
  }

  /** Live cannot be read, so nobody knows whether it can be taken back. */
  record Unread(Failure failure) implements SendState {}

  /** A fault of the program. What the journal says of the change is true. */
  record Broken(String fault) implements SendState {}

  /**
   * The context may not be changed.
   *
   * @param otherServer where it leads to another server than it may be changed on, says so
   */
  record Locked(SendPreview preview, SendRules.Lock why, String otherServer) implements SendState {}

  /** Live is read again, and the change is tried. */
  record Preparing(SendPreview preview) implements SendState {}

  /** It can be sent once the person agrees to just this. */
  record Ready(SendPreview preview, Prepared prepared) implements SendState {}

  /** It cannot be sent now. */
  record Stopped(SendPreview preview, Preparation why) implements SendState {}

  /** It is being sent. */
  record Sending(SendPreview preview, Prepared prepared, int attempt) implements SendState {}

  /** It was sent, or not. */
  record Ended(SendPreview preview, SendOutcome outcome) implements SendState {}

  /** What is to be sent; empty if that is not known. */
  default Optional<SendPreview> shown() {
    return switch (this) {
      case Looking _, Hindered _, NotUndone _, Unread _, Broken _ -> Optional.empty();
      case Locked locked -> Optional.of(locked.preview());
      case Preparing preparing -> Optional.of(preparing.preview());
      case Ready ready -> Optional.of(ready.preview());
      case Stopped stopped -> Optional.of(stopped.preview());
      case Sending sending -> Optional.of(sending.preview());
      case Ended ended -> Optional.of(ended.preview());
    };
  }

  /** Whether kubectl is asked, and the person waits. */
  default boolean isBusy() {
    return switch (this) {
      case Looking _, Preparing _, Sending _ -> true;
      case Hindered _, NotUndone _, Unread _, Broken _, Locked _, Ready _, Stopped _, Ended _ ->
          false;
    };
  }

  /** Whether it may be too late to cancel. */
  default boolean isSending() {
    return this instanceof Sending;
  }
}
