package dev.tripatch.ui.app.rescue;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.feature.problems.ErrorCommands;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.FileSaving;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.window.CompareDialog;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.Notice;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/** Keeps unsaved texts while they are typed, and brings back those that a crash left behind. */
public final class Rescue {

  private final WindowContext window;
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
      WindowContext window,
      DocumentFiles files,
      FileSaving saving,
      ErrorCommands errors,
      KeptDocuments documents) {
    this.window = window;
    this.files = files;
    this.errors = errors;
    this.documents = documents;
    this.visit = documents.visit();
    keeper =
        new Keeper(folder, problem -> Platform.runLater(() -> showTrouble(problem)), saving::await);
    offers =
        new RescueOffers(
            window.view(),
            documents,
            new RescueOffers.Actions(this::restore, left -> compare(left.texts()), keeper::forget));
    documents.onChange(() -> keeper.keep(documents.unsaved()));
  }

  private void showTrouble(Optional<String> problem) {
    if (trouble != null) {
      trouble.close();
      trouble = null;
    }
    if (problem.isPresent()) {
      trouble = new Notice(window.view(), "not-kept", problem.get());
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
      String files =
          left.damaged().stream()
              .map(file -> "\n" + VisibleText.line(file.toString()))
              .collect(Collectors.joining());
      tell("damaged-unsaved", List.of(RescueWords.DAMAGED_SET_ASIDE.text("files", files)))
          .offeringClose("damaged-unsaved-close")
          .show();
    }
  }

  /** Forgets the texts: the window closes and the person has answered for them. */
  public void end() {
    offers.end();
    keeper.end();
  }

  /** Files are read aside, for there may be many; nobody waits for them unseen. */
  private void restore(List<LeftSession> all) {
    List<KeptText> own =
        all.stream()
            .flatMap(left -> left.texts().stream())
            .filter(text -> !KeptVisit.isOfOne(text))
            .toList();
    Notice reading = new Notice(window.view(), "restoring", "");
    IntConsumer tell =
        count -> reading.say(RescueWords.RESTORING.text("done", count, "count", own.size()));
    tell.accept(0);
    reading.show();
    window
        .aside()
        .execute(
            () -> {
              List<KeptPlace> places =
                  KeptPlace.all(own, files, count -> Platform.runLater(() -> tell.accept(count)));
              Platform.runLater(
                  () -> {
                    reading.close();
                    restore(all, places);
                  });
            });
  }

  private void restore(List<LeftSession> all, List<KeptPlace> places) {
    List<KeptText> texts = all.stream().flatMap(left -> left.texts().stream()).toList();
    visit.back();
    Map<String, String> coming = new HashMap<>();
    texts.forEach(
        text ->
            coming.put(KeptVisit.isPlace(text) ? KeptVisit.visit(text) : text.pane(), text.text()));
    List<KeptText> replaced =
        documents.unsaved().stream().filter(now -> isReplaced(now, coming)).toList();
    if (!replaced.isEmpty()) {
      keeper.setAside(replaced, aside -> Platform.runLater(() -> offers.add(List.of(aside))));
    }
    documents.restore(
        () -> {
          documents.restoreObjects(places);
          places.forEach(this::restore);
        });
    KeptVisit.among(texts).forEach(this::restore);
    keeper.keep(documents.unsaved());
    Predicate<KeptText> isBack = isBack(places);
    all.stream().filter(left -> left.texts().stream().allMatch(isBack)).forEach(keeper::forget);
    tellGone(places.stream().filter(KeptPlace::isGone).toList());
    tellChanged(places.stream().filter(KeptPlace::isChanged).toList());
    if (places.stream().map(KeptPlace::text).anyMatch(KeptDocuments::isError)) {
      Platform.runLater(errors::paste);
    }
  }

  /** Whether a text is in the window now: a place that cannot be read leaves its texts. */
  private Predicate<KeptText> isBack(List<KeptPlace> places) {
    Set<String> visits =
        documents.unsaved().stream().map(KeptVisit::visit).collect(Collectors.toSet());
    Set<KeptText> without =
        places.stream()
            .filter(Rescue::isWithoutPlace)
            .map(KeptPlace::text)
            .collect(Collectors.toSet());
    return text ->
        KeptVisit.isOfOne(text)
            ? documents.has(text) && visits.contains(KeptVisit.visit(text))
            : documents.has(text) && !without.contains(text);
  }

  private static boolean isReplaced(KeptText now, Map<String, String> coming) {
    return KeptVisit.isPlace(now)
        ? coming.containsKey(KeptVisit.visit(now))
        : !coming.getOrDefault(now.pane(), now.text()).equals(now.text());
  }

  /** The list of objects has no place for a text whose object is gone: it stays kept. */
  private static boolean isWithoutPlace(KeptPlace place) {
    return place.isGone() && KeptDocuments.ofObject(place.text()).isPresent();
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
    }
  }

  private void tellGone(List<KeptPlace> gone) {
    if (!gone.isEmpty()) {
      tell("gone-unsaved", gone.stream().map(this::gone).toList())
          .offeringClose("close-gone")
          .show();
    }
  }

  private String gone(KeptPlace place) {
    return isWithoutPlace(place)
        ? RescueWords.OBJECT_GONE_KEPT.text("text", nameOf(place))
        : RescueWords.OBJECT_GONE.text("text", nameOf(place));
  }

  private void tellChanged(List<KeptPlace> changed) {
    if (!changed.isEmpty()) {
      List<KeptText> texts = changed.stream().map(KeptPlace::text).toList();
      tell("changed-unsaved", changed.stream().map(this::changed).toList())
          .offering("compare-changed", RescueWords.COMPARE.text(), () -> compare(texts))
          .offeringClose("close-changed")
          .show();
    }
  }

  private String changed(KeptPlace place) {
    return RescueWords.FILE_CHANGED.text("text", nameOf(place));
  }

  private String nameOf(KeptPlace place) {
    return documents.title(place.text())
        + ": "
        + place.text().origin().map(origin -> origin.place().file()).orElseThrow();
  }

  /** What there is to say of each text; of several, after how many there are. */
  private Notice tell(String id, List<String> each) {
    String head = each.size() > 1 ? RescueWords.OF_TEXTS.text("count", each.size()) + "\n" : "";
    return new Notice(window.view(), id, head + String.join("\n", each));
  }

  private void compare(List<KeptText> kept) {
    List<KeptText> texts = kept.stream().filter(text -> !KeptVisit.isPlace(text)).toList();
    window
        .questions()
        .show(
            new CompareDialog(
                texts.stream().map(offers::line).toList(),
                at -> compared(KeptPlace.of(texts.get(at), files))));
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
        window.questions().compare(new Questions.Texts(now, place.text().text())));
  }
}
