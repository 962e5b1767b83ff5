package dev.tripatch.ui.feature.objects;

import dev.tripatch.document.manifest.Counterpart;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.OtherObject;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.theme.Styles;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.WindowContext;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Says at once when panes show different objects of the cluster, and offers the ways out. */
public final class OtherObjects {

  private final WindowContext window;
  private final DocumentFiles files;
  private final FileCommands commands;
  private final List<OtherObject> accepted = new ArrayList<>();
  private List<OtherObject> shown = List.of();
  private Optional<HBox> notice = Optional.empty();

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
    notice.ifPresent(window.view()::removeNotice);
    notice = others.stream().findFirst().map(this::notice);
    notice.ifPresent(window.view()::addNotice);
  }

  private HBox notice(OtherObject other) {
    Label words = new Label(other.sentence());
    words.setId("other-object");
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox row = Styles.styled(new HBox(words), "notice");
    String title = other.pane().title();
    addChoice(row, other.pane(), other.local());
    addChoice(row, Role.LOCAL, other.name());
    add(row, ObjectWords.OPEN_ANOTHER.text("title", title), () -> commands.open(other.pane()));
    add(row, ObjectWords.COMPARE_ALL_THE_SAME.text(), () -> accept(other));
    return row;
  }

  private void accept(OtherObject other) {
    accepted.add(other);
    show(shown.stream().filter(each -> !each.equals(other)).toList());
  }

  /** Of a file with several objects another one may be meant. */
  private void addChoice(HBox row, Role pane, ObjectName wanted) {
    OpenDocument opened = window.documents().of(pane).orElseThrow().getOpened();
    opened
        .origin()
        .filter(origin -> !origin.isWholeFile())
        .ifPresent(
            origin ->
                add(
                    row,
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

  private static void add(HBox row, String words, Runnable action) {
    Button button = new Button(words);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setMnemonicParsing(false);
    button.setOnAction(event -> action.run());
    row.getChildren().add(button);
  }
}
