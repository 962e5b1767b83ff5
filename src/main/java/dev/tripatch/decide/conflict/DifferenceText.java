package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.ShortText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * In what a map or list differs from another, in a few words. Two of them often look alike where
 * they are cut to fit.
 */
final class DifferenceText {
  private static final int MOST = 4;

  private DifferenceText() {}

  /** The words; empty text where one is no map or list, or both are the same. */
  static String of(@Nullable Value before, @Nullable Value after) {
    if (before == null || after == null) {
      return "";
    }
    List<String> parts =
        InnerParts.between(before, after).stream().map(DifferenceText::words).distinct().toList();
    String more = parts.size() > MOST ? " and " + (parts.size() - MOST) + " more" : "";
    return String.join(", ", parts.subList(0, Math.min(MOST, parts.size()))) + more;
  }

  private static String words(FieldOutcome part) {
    FieldValues values = part.values();
    if (part.outcome().isReordered()) {
      return list(part.path()) + "another order";
    }
    if (values.live() == null) {
      return added(part.path(), text(values.result()));
    }
    return values.result() == null
        ? removed(part.path(), text(values.live()))
        : part.path() + ": " + text(values.live()) + " → " + text(values.result());
  }

  private static String added(FieldPath path, String value) {
    return switch (path.last().orElseThrow()) {
      case PathStep.IndexItem _ -> list(path) + "+" + value;
      case PathStep.KeyedItem _, PathStep.SetItem _ -> "+" + path;
      case PathStep.Key _, PathStep.Lines _ -> "+" + path + ": " + value;
    };
  }

  private static String removed(FieldPath path, String value) {
    return path.last().orElseThrow() instanceof PathStep.IndexItem
        ? list(path) + "−" + value
        : "−" + path;
  }

  /** The list that an item is in, where there is more than one. */
  private static String list(FieldPath item) {
    FieldPath list = item.parent().orElseThrow();
    return list.isRoot() ? "" : list + ": ";
  }

  private static String text(@Nullable Value value) {
    return ShortText.of(value);
  }
}
