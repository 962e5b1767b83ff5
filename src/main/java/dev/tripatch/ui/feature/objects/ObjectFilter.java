package dev.tripatch.ui.feature.objects;

import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import java.util.Optional;
import java.util.function.Predicate;

/** Which objects of the list are shown. */
public enum ObjectFilter {
  ALL(ObjectWords.ALL_OBJECTS.text(), row -> true),
  WILL_CHANGE(ObjectWords.WILL_CHANGE.text(), is(ObjectState.WILL_CHANGE)),
  UNDECIDED(ObjectWords.UNDECIDED.text(), row -> row.undecided() > 0),
  CONFLICTS(ObjectWords.WITH_CONFLICTS.text(), row -> row.totals().conflicts() > 0),
  HAZARDS(ObjectWords.WITH_HAZARDS.text(), with(summary -> summary.hazards() > 0)),
  ONLY_LOCAL(ObjectWords.ONLY_LOCAL.text(), is(ObjectState.ONLY_LOCAL)),
  ONLY_LIVE(ObjectWords.ONLY_LIVE.text(), is(ObjectState.ONLY_LIVE)),
  ANNOTATED(ObjectWords.ANNOTATION_ONLY.text(), is(ObjectState.ANNOTATED)),
  IN_SYNC(ObjectWords.IN_SYNC.text(), is(ObjectState.IN_SYNC).or(is(ObjectState.WITHOUT_EFFECT))),
  TROUBLE(
      ObjectWords.REFUSED_OR_NOT_READABLE.text(),
      row -> row.state().filter(ObjectState::isTrouble).isPresent()),
  UNSAVED(ObjectWords.OBJECT_FILTER_NOT_SAVED.text(), row -> row.isModified());

  private final String title;
  private final Predicate<ObjectRow> shown;

  ObjectFilter(String title, Predicate<ObjectRow> shown) {
    this.title = title;
    this.shown = shown;
  }

  private static Predicate<ObjectRow> is(ObjectState state) {
    return row -> row.state().equals(Optional.of(state));
  }

  private static Predicate<ObjectRow> with(Predicate<ObjectSummary> wanted) {
    return row -> row.getSummary().filter(wanted).isPresent();
  }

  boolean shows(ObjectRow row) {
    return shown.test(row);
  }

  /** For people. */
  @Override
  public String toString() {
    return title;
  }
}
