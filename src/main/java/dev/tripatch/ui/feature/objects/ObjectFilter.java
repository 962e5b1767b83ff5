package dev.tripatch.ui.feature.objects;

import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import java.util.Optional;
import java.util.function.Predicate;

/** Which objects of the list are shown. */
public enum ObjectFilter {
  ALL("All objects", row -> true),
  WILL_CHANGE("Will change", is(ObjectState.WILL_CHANGE)),
  CONFLICTS("With conflicts", with(summary -> summary.conflicts() > 0)),
  HAZARDS("With hazards", with(summary -> summary.hazards() > 0)),
  ONLY_LOCAL("Only local", is(ObjectState.ONLY_LOCAL)),
  ONLY_LIVE("Only live", is(ObjectState.ONLY_LIVE)),
  ANNOTATED("Annotation only", is(ObjectState.ANNOTATED)),
  IN_SYNC("In sync", is(ObjectState.IN_SYNC)),
  TROUBLE("Refused or not readable", is(ObjectState.REFUSED).or(is(ObjectState.NOT_READABLE))),
  UNSAVED("Not saved", row -> row.modifiedProperty().get());

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
