package dev.tripatch.ui.feature.learn;

import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.panes.model.Visited;
import dev.tripatch.ui.window.file.ChangedFiles;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.Notice;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says above the panes that other documents are visited, and offers the way back. */
public final class Visiting {

  private final WindowContext window;
  private final Visit visit;
  private final ChangedFiles changedFiles;
  private @Nullable Notice bar;
  private Runnable seenBefore = () -> {};

  public Visiting(WindowContext window, Visit visit, ChangedFiles changedFiles) {
    this.window = window;
    this.visit = visit;
    this.changedFiles = changedFiles;
  }

  /** Shows the bar from now on while there is a visit. */
  public void connect() {
    visit.alsoKeep(window.view().panes()::setAside);
    visit.visitedProperty().subscribe((before, now) -> show(before, now));
  }

  private void show(Optional<Visited> before, Optional<Visited> now) {
    if (before.isEmpty()) {
      seenBefore = window.view().setAside();
    }
    if (bar != null) {
      bar.close();
      bar = null;
    }
    now.ifPresentOrElse(this::show, this::leave);
  }

  private void leave() {
    seenBefore.run();
    seenBefore = () -> {};
    changedFiles.look();
  }

  /** Undo does not lead back beyond the beginning of a visit. */
  private void startOver() {
    if (!visit.isEdited()
        || window
            .questions()
            .mayI(
                LearnWording.START_OVER.text(),
                LearnWording.START_OVER_DETAIL.text(),
                LearnWording.START.text())) {
      visit.startOver();
    }
  }

  private void show(Visited place) {
    bar =
        new Notice(window.view(), "visit", place.words())
            .offering("visit-again", LearnWording.START.text(), this::startOver)
            .offering("visit-back", LearnWording.BACK_TO_YOUR_DOCUMENTS.text(), visit::back);
    bar.getStyleClass().add("quiet-notice");
    bar.show();
  }
}
