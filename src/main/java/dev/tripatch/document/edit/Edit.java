package dev.tripatch.document.edit;

import dev.tripatch.document.TextChange;
import java.util.List;

/** What an edit comes to. */
public sealed interface Edit {

  /**
   * The edit can be made. The text with these changes was read again, and has the value that was
   * asked for.
   *
   * @param changes in order of place, none overlaps another; empty if the text has the value
   *     already
   */
  record Made(List<TextChange> changes) implements Edit {

    public Made {
      changes = List.copyOf(changes);
    }

    /** The edited text. */
    public String applyTo(String text) {
      return TextChange.apply(text, changes);
    }
  }

  /**
   * The edit cannot be made without touching anything else.
   *
   * @param why the reason and what to do instead, in sentences for people
   */
  record Refused(String why) implements Edit {}
}
