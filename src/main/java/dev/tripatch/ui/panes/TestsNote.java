package dev.tripatch.ui.panes;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.panes.PaneNotes.Brief;
import dev.tripatch.ui.panes.PaneNotes.Weight;
import dev.tripatch.ui.panes.document.Drafts;
import dev.tripatch.ui.panes.model.PatchViewModel;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckBox;

/** The choice of tests, where the format has any. */
final class TestsNote extends CheckBox {

  private final PatchViewModel patch;
  private final Drafts drafts;
  private final ReadOnlyObjectWrapper<Brief> brief = new ReadOnlyObjectWrapper<>(Brief.NONE);

  TestsNote(PatchViewModel patch, Drafts drafts) {
    super(PaneWords.TEST_FIRST.text());
    this.patch = patch;
    this.drafts = drafts;
    setId("patch-tests");
    setAccessibleText(PaneWords.TEST_FIRST_HELP.text());
    selectedProperty().bindBidirectional(patch.withTestsProperty());
    patch.shownProperty().subscribe(this::show);
    patch.withTestsProperty().subscribe(this::show);
    drafts.currentProperty().subscribe(this::show);
  }

  /** What it says in the header. */
  ObservableValue<Brief> brief() {
    return brief.getReadOnlyProperty();
  }

  private void show() {
    boolean isJson =
        patch.getShown().map(ShownPatch::format).filter(PatchFormat.JSON::equals).isPresent();
    PaneWords words = isSelected() ? PaneWords.WITH_TESTS : PaneWords.WITHOUT_TESTS;
    brief.set(isJson && !drafts.isComposing() ? new Brief(Weight.PLAIN, words.text()) : Brief.NONE);
  }
}
