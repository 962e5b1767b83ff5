package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.Suggestion;
import dev.tripatch.edit.typing.TypedEdit;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;

/**
 * The words of a template that a person fills in, one after the other.
 *
 * @param left how many there are still
 * @param after where the next one is looked for
 */
public record FillIn(int left, int after) {

  /** Nothing is to be filled in. */
  public static final FillIn DONE = new FillIn(0, 0);

  /** The last words of what was written; those before them are of live. */
  public static FillIn in(TypedEdit written, int words) {
    List<MatchResult> all = Suggestion.TO_FILL_IN.matcher(written.text()).results().toList();
    return words == 0 || words > all.size()
        ? DONE
        : new FillIn(words, written.replaced().start() + all.get(all.size() - words).start());
  }

  /** Whether nothing is left to be filled in. */
  public boolean isDone() {
    return left == 0;
  }

  /** The next word; empty if there is none. */
  public Optional<Span> next(String text) {
    Matcher word = Suggestion.TO_FILL_IN.matcher(text);
    return !isDone() && after <= text.length() && word.find(after)
        ? Optional.of(new Span(word.start(), word.end()))
        : Optional.empty();
  }

  /** The same once one more word is selected. */
  public FillIn less() {
    return new FillIn(left - 1, after);
  }

  /** The same from another place of the text on. */
  public FillIn from(int caret) {
    return new FillIn(left, caret);
  }
}
