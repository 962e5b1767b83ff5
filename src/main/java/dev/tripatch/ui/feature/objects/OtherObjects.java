package dev.tripatch.ui.feature.objects;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.WantedObject.Counterpart;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.OtherObject;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.Notice;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says at once when panes show different objects of the cluster, and offers the ways out. */
public final class OtherObjects {

  private final WindowContext window;
  private final DocumentFiles files;
  private final FileCommands commands;
  private final List<OtherObject> accepted = new ArrayList<>();
  private List<OtherObject> shown = List.of();
  private Optional<Notice> notice = Optional.empty();

  /** Looks at every comparison from now on. */
  public OtherObjects(WindowContext window, DocumentFiles files, FileCommands commands) {
    this.window = window;
    this.files = files;
    this.commands = commands;
    window.comparison().viewProperty().subscribe(this::compared);
  }

  private void compared(Optional<ComparisonView> compared) {
    show(
        compared.map(ComparisonView::otherObjects).orElse(List.of()).stream()
            .filter(other -> !accepted.contains(other))
            .toList());
  }

  private void show(List<OtherObject> others) {
    if (others.equals(shown)) {
      return;
    }
    shown = others;
    notice.ifPresent(Notice::close);
    notice = others.stream().findFirst().map(this::notice);
    notice.ifPresent(Notice::show);
  }

  private Notice notice(OtherObject other) {
    Notice notice = new Notice(window.view(), "other-object", other.sentence());
    String title = other.pane().title();
    addChoice(notice, other.pane(), other.local());
    addChoice(notice, Role.LOCAL, other.name());
    return notice
        .offering(
            "open-another",
            ObjectWords.OPEN_ANOTHER.text("title", title),
            () -> commands.open(other.pane()))
        .offering(
            "compare-all-the-same", ObjectWords.COMPARE_ALL_THE_SAME.text(), () -> accept(other));
  }

  private void accept(OtherObject other) {
    accepted.add(other);
    show(shown.stream().filter(each -> !each.equals(other)).toList());
  }

  /** Of a file with several objects another one may be meant. */
  private void addChoice(Notice notice, Role pane, ObjectName wanted) {
    OpenDocument opened = window.documents().of(pane).orElseThrow().getOpened();
    opened
        .origin()
        .filter(origin -> !origin.isWholeFile())
        .ifPresent(
            origin ->
                notice.offering(
                    "take-" + pane.name(),
                    ObjectWords.TAKE_FROM.text(
                        "kind", wanted.kind(), "wanted", wanted.name(), "opened", opened.name()),
                    () -> take(pane, origin, wanted)));
  }

  private void take(Role pane, OpenDocument.Origin origin, ObjectName wanted) {
    try {
      Optional<OpenDocument> found =
          files.read(origin.file()).stream().filter(each -> isOf(each, wanted)).findFirst();
      found.ifPresentOrElse(
          document -> commands.replace(pane, document),
          () ->
              window.say(
                  ObjectWords.HOLDS_NO.text(
                      "file-name", origin.file().getFileName(), "wanted", wanted)));
    } catch (IOException failed) {
      window.say(String.valueOf(failed.getMessage()));
    }
  }

  private static boolean isOf(OpenDocument document, ObjectName wanted) {
    return document.origin().map(from -> from.object().name()).stream()
        .anyMatch(new Counterpart(wanted)::fits);
  }
}
