package dev.tripatch.ui.app.rescue;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Offers what crashes left, one notice at a time, the latest first. */
final class RescueOffers {

  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("d MMMM, HH:mm:ss", Locale.ENGLISH)
          .withZone(ZoneId.systemDefault());

  private final MainView view;
  private final KeptDocuments documents;
  private final Actions actions;
  private final List<LeftSession> open = new ArrayList<>();
  private final List<LeftSession> discarded = new ArrayList<>();
  private @Nullable Notice shown;

  /**
   * What can be done with one.
   *
   * @param restore brings the texts of some into the window
   * @param compare shows how its texts differ from their files
   * @param forget deletes it
   */
  record Actions(
      Consumer<List<LeftSession>> restore,
      Consumer<LeftSession> compare,
      Consumer<LeftSession> forget) {}

  RescueOffers(MainView view, KeptDocuments documents, Actions actions) {
    this.view = view;
    this.documents = documents;
    this.actions = actions;
  }

  /** Offers these, too, after those that are offered already. */
  public void add(List<LeftSession> left) {
    open.addAll(left);
    showFirst();
  }

  /** Deletes what was discarded: it can no longer be taken back. */
  void end() {
    discarded.forEach(actions.forget());
    discarded.clear();
  }

  private void showFirst() {
    if (shown != null) {
      shown.close();
      shown = null;
    }
    if (!open.isEmpty()) {
      shown = notice(open.getFirst());
      shown.show();
    }
  }

  private Notice notice(LeftSession left) {
    Notice notice = new Notice(view, "unsaved", words(left));
    if (open.size() > 1) {
      notice.offering("restore-all-unsaved", RescueWords.RESTORE_ALL.text(), this::restoreAll);
    }
    RescueWords restore =
        open.size() == 1 && left.texts().size() > 1 ? RescueWords.RESTORE_ALL : RescueWords.RESTORE;
    return notice
        .offering(
            "restore-unsaved",
            restore.text(),
            () -> answer(left, only -> actions.restore().accept(List.of(only))))
        .offering(
            "compare-unsaved", RescueWords.COMPARE.text(), () -> actions.compare().accept(left))
        .offering("discard-unsaved", RescueWords.DISCARD.text(), () -> answer(left, this::discard))
        .offering("later-unsaved", RescueWords.LATER.text(), () -> answer(left, later -> {}));
  }

  private String words(LeftSession left) {
    String when = WHEN.format(left.when());
    String headline =
        open.size() == 1
            ? RescueWords.KEPT.text("when", when)
            : RescueWords.KEPT_FIRST_OF.text("when", when, "count", open.size());
    return inOrder(left.texts())
        .map(text -> KeptVisit.isPlace(text) ? text.name() : line(text))
        .map(line -> "\n" + VisibleText.line(line))
        .collect(Collectors.joining("", headline, ""));
  }

  /** One's own texts first, then each visit before what was typed there. */
  private static Stream<KeptText> inOrder(List<KeptText> texts) {
    return texts.stream()
        .sorted(
            Comparator.comparing(KeptVisit::visit).thenComparing(text -> !KeptVisit.isPlace(text)));
  }

  /** Which text it is, and where it belongs. */
  String line(KeptText text) {
    return documents.title(text) + (KeptVisit.isOfOne(text) ? "" : ": " + place(text));
  }

  private static String place(KeptText text) {
    if (KeptDocuments.isLeftOut(text)) {
      return String.join(", ", text.text().lines().toList());
    }
    String name = text.name().isEmpty() ? RescueWords.UNTITLED.text() : text.name();
    return text.origin()
        .map(origin -> origin.place().file() + object(origin))
        .orElse(RescueWords.FROM_NO_FILE.text("name", name));
  }

  private static String object(KeptText.Origin origin) {
    ObjectName object = origin.object();
    return object.name().isEmpty() ? "" : " (" + object.kind() + " " + object.name() + ")";
  }

  /** The latest of each text; what one of them would replace stays offered. */
  private void restoreAll() {
    Set<String> taken = new HashSet<>();
    List<LeftSession> wanted = new ArrayList<>();
    for (LeftSession left : open) {
      List<String> panes = left.texts().stream().map(KeptText::pane).toList();
      if (panes.stream().noneMatch(taken::contains)) {
        taken.addAll(panes);
        wanted.add(left);
      }
    }
    open.removeAll(wanted);
    showFirst();
    actions.restore().accept(wanted);
  }

  private void answer(LeftSession left, Consumer<LeftSession> action) {
    open.remove(left);
    showFirst();
    action.accept(left);
  }

  /** It is deleted only when it cannot be taken back any more. */
  private void discard(LeftSession left) {
    discarded.add(left);
    Notice notice =
        new Notice(
            view,
            "discarded-unsaved",
            RescueWords.DISCARDED.text("when", WHEN.format(left.when())));
    notice
        .offering("undo-discard", RescueWords.UNDO.text(), () -> takeBack(left, notice))
        .offering("close-discarded", RescueWords.CLOSE.text(), () -> delete(left, notice))
        .show();
  }

  private void takeBack(LeftSession left, Notice notice) {
    notice.close();
    discarded.remove(left);
    open.addFirst(left);
    showFirst();
  }

  private void delete(LeftSession left, Notice notice) {
    notice.close();
    discarded.remove(left);
    actions.forget().accept(left);
  }
}
