package dev.tripatch.ui.app.rescue;

import dev.tripatch.ui.feature.error.ErrorCommands;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.FileSaving;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.rescue.Keeper;
import dev.tripatch.ui.rescue.KeptText;
import dev.tripatch.ui.rescue.LeftSession;
import dev.tripatch.ui.rescue.LeftSessions;
import dev.tripatch.ui.rescue.RescueWords;
import dev.tripatch.ui.window.dialog.CompareDialog;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/** Keeps unsaved texts while they are typed, and brings back those that a crash left behind. */
public final class Rescue {

  private final MainView view;
  private final Questions questions;
  private final DocumentFiles files;
  private final KeptDocuments documents;
  private final Keeper keeper;
  private final RescueOffers offers;
  private final Visit visit;
  private final ErrorCommands errors;
  private @Nullable Notice trouble;

  /**
   * Begins to keep.
   *
   * @param folder where to
   */
  public Rescue(
      Path folder,
      MainView view,
      Questions questions,
      DocumentFiles files,
      FileSaving saving,
      ErrorCommands errors,
      KeptDocuments documents) {
    this.view = view;
    this.questions = questions;
    this.files = files;
    this.errors = errors;
    this.documents = documents;
    this.visit = documents.visit();
    keeper =
        new Keeper(folder, problem -> Platform.runLater(() -> showTrouble(problem)), saving::await);
    offers =
        new RescueOffers(
            view,
            documents,
            new RescueOffers.Actions(this::restore, this::compare, keeper::forget));
    documents.onChange(() -> keeper.keep(documents.unsaved()));
  }

  private void showTrouble(Optional<String> problem) {
    if (trouble != null) {
      trouble.close();
      trouble = null;
    }
    if (problem.isPresent()) {
      trouble = new Notice(view, "not-kept", problem.get());
      trouble.show();
    }
  }

  /** Offers what dead programs left, if anything. */
  public void offer() {
    keeper.findLeft(left -> Platform.runLater(() -> offer(left)));
  }

  private void offer(LeftSessions left) {
    offers.add(left.sessions());
    if (!left.damaged().isEmpty()) {
      tell(
          "damaged-unsaved",
          RescueWords.DAMAGED_SET_ASIDE.text(
              "files",
              left.damaged().stream().map(Path::toString).collect(Collectors.joining(", "))));
    }
  }

  /** Forgets the texts: the window closes and the person has answered for them. */
  public void end() {
    offers.end();
    keeper.end();
  }

  private void restore(LeftSession left) {
    visit.back();
    List<KeptText> replaced =
        documents.unsaved().stream().filter(now -> isReplaced(now, left.texts())).toList();
    if (!replaced.isEmpty()) {
      keeper.setAside(replaced, aside -> Platform.runLater(() -> offers.add(List.of(aside))));
    }
    List<KeptText> own = left.texts().stream().filter(text -> !KeptVisit.isOfOne(text)).toList();
    List<KeptPlace> places = own.stream().map(text -> KeptPlace.of(text, files)).toList();
    documents.restore(() -> places.forEach(this::restore));
    KeptVisit.among(left.texts()).forEach(this::restore);
    keeper.keep(documents.unsaved());
    if (isRestored(left)) {
      keeper.forget(left);
    }
    places.stream().filter(KeptPlace::isGone).forEach(this::tellGone);
    places.stream().filter(KeptPlace::isChanged).forEach(this::tellChanged);
    if (own.stream().anyMatch(KeptDocuments::isError)) {
      Platform.runLater(errors::paste);
    }
  }

  private static boolean isReplaced(KeptText now, List<KeptText> texts) {
    return texts.stream()
        .anyMatch(
            each ->
                KeptVisit.isPlace(now)
                    ? KeptVisit.areOfTheSame(now, each)
                    : each.pane().equals(now.pane()) && !each.text().equals(now.text()));
  }

  /** Whether all of it is in the window now: a place that cannot be read leaves its texts. */
  private boolean isRestored(LeftSession left) {
    List<KeptText> now = documents.unsaved();
    return left.texts().stream()
        .allMatch(
            text ->
                documents.has(text)
                    && (!KeptVisit.isOfOne(text)
                        || now.stream().anyMatch(each -> KeptVisit.areOfTheSame(each, text))));
  }

  private void restore(KeptVisit kept) {
    visit.open(kept.place());
    documents.restore(() -> kept.texts().forEach(this::restoreVisited));
    if (!kept.isShown()) {
      visit.back();
    }
  }

  private void restoreVisited(KeptText text) {
    Optional<DocumentViewModel> document = documents.find(text);
    if (document.isPresent()) {
      KeptPlace place = KeptPlace.of(text, files);
      OpenDocument opened = place.document().orElseGet(() -> document.get().getOpened());
      document.get().exchange(opened, text.text());
      documents.compose(text);
    }
  }

  private void restore(KeptPlace place) {
    KeptText text = place.text();
    Optional<DocumentViewModel> document = documents.find(text);
    if (document.isPresent()) {
      document.get().exchange(place.opened(), text.text());
      documents.compose(text);
    } else {
      KeptDocuments.ofObject(text).ifPresent(role -> documents.restoreObject(role, place));
    }
  }

  private void tellGone(KeptPlace place) {
    tell("gone-unsaved", RescueWords.OBJECT_GONE.text("text", nameOf(place)));
  }

  private void tellChanged(KeptPlace place) {
    new Notice(view, "changed-unsaved", RescueWords.FILE_CHANGED.text("text", nameOf(place)))
        .offering("compare-changed", RescueWords.COMPARE.text(), () -> compare(List.of(place)))
        .offeringClose("close-changed")
        .show();
  }

  private String nameOf(KeptPlace place) {
    return documents.title(place.text())
        + ": "
        + place.text().origin().map(origin -> origin.place().file()).orElseThrow();
  }

  private void tell(String id, String words) {
    new Notice(view, id, words).offeringClose(id + "-close").show();
  }

  private void compare(LeftSession left) {
    compare(left.texts().stream().map(text -> KeptPlace.of(text, files)).toList());
  }

  private void compare(List<KeptPlace> places) {
    questions.show(
        new CompareDialog(
            places.stream()
                .filter(place -> !KeptVisit.isPlace(place.text()))
                .map(this::compared)
                .toList()));
  }

  /** With its file; with what its pane shows if there is none. */
  private CompareDialog.Compared compared(KeptPlace place) {
    String other =
        place.document().isPresent()
            ? RescueWords.FILE_NOW.text()
            : place.isGone() ? RescueWords.PANE_NOW_FILE_GONE.text() : RescueWords.PANE_NOW.text();
    String now =
        place
            .document()
            .map(document -> document.text())
            .or(() -> documents.find(place.text()).map(DocumentViewModel::getText))
            .orElse("");
    return new CompareDialog.Compared(
        documents.title(place.text()),
        other,
        questions.compare(new Questions.Texts(now, place.text().text())));
  }
}
