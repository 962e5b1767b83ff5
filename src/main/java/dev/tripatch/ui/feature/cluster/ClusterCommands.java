package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.StoredText;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.objects.ObjectReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/** What can be done with a cluster, and what the window shows of it. */
public final class ClusterCommands implements Feature {
  private static final String PRODUCTION = "*prod*";

  private final ClusterViewModel model;
  private final MainView view;
  private final Executor foreground;
  private final Consumer<String> say;
  private final StringProperty red = new SimpleStringProperty(PRODUCTION);
  private final SimpleIntegerProperty count = new SimpleIntegerProperty();
  private @Nullable Notice notice;

  /**
   * Follows a cluster.
   *
   * @param foreground runs what it is given on the UI thread
   * @param say says what was done
   */
  public ClusterCommands(
      ClusterViewModel model, MainView view, Executor foreground, Consumer<String> say) {
    this.model = model;
    this.view = view;
    this.foreground = foreground;
    this.say = say;
    model.stateProperty().subscribe((before, now) -> show(now));
    model.log().listen(entries -> foreground.execute(() -> count.set(entries.size())));
  }

  /** Says where live is from. */
  public Node chip() {
    return new ClusterChip(model, red);
  }

  @Override
  public List<LowerTab> tabs() {
    return List.of(
        LowerTab.of(
                "commands",
                ClusterWords.COMMANDS.text(),
                "Shortcut+Alt+9",
                count.asObject(),
                () -> new CommandList(model.log(), foreground, say))
            .rarely());
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.text(
            "redContexts", ClusterWords.SETTINGS.text(), ClusterWords.RED_CONTEXTS.text(), red));
  }

  /** Reads an object and shows it as live. */
  public void open(LiveTarget target) {
    model.open(target);
  }

  /** Reads live again, if it is from a cluster. */
  public void readAgain() {
    model.readAgain();
  }

  private void show(ClusterState state) {
    if (notice != null) {
      notice.close();
      notice = null;
    }
    switch (state) {
      case ClusterState.Reading(LiveTarget target, _) ->
          say.accept(ClusterWords.READING.text("object", target.object()));
      case ClusterState.Failed(_, _, Failure failure) -> tell(failure);
      case ClusterState.Read _ -> say.accept("");
      case ClusterState.None _ -> {
        // Nothing to say.
      }
    }
  }

  private void tell(Failure failure) {
    say.accept("");
    String words = (failure.sentence() + " " + failure.remedy()).strip();
    Notice shown =
        new Notice(view, "cluster-failure", words)
            .offering("cluster-again", ClusterWords.TRY_AGAIN.text(), model::readAgain);
    if (!failure.command().isEmpty()) {
      String line = CommandList.line(failure.command());
      shown.offering(
          "cluster-command",
          ClusterWords.COPY_COMMAND.text(),
          () -> {
            CommandList.copyLine(line);
            say.accept(ClusterWords.COPIED.text("line", line));
          });
    }
    shown.offeringClose("cluster-close").show();
    notice = shown;
  }

  /**
   * The manifest of a live object: that which the variable or the current folder has; else live
   * itself, to be edited.
   */
  public static OpenDocument localOf(
      LiveObject live, DocumentFiles files, Map<String, String> environment) {
    Optional<FoundObject> found =
        LocalManifest.find(
            live.name(),
            Optional.ofNullable(environment.get(LocalManifest.VARIABLE)),
            Path.of(""),
            new ObjectReader(exact -> new StoredText(exact).text()));
    return found
        .flatMap(each -> opened(each, files))
        .orElseGet(
            () ->
                OpenDocument.unfiled(
                    ClusterWords.AS_MANIFEST.text("object", live.name()),
                    LocalManifest.of(live.value())));
  }

  private static Optional<OpenDocument> opened(FoundObject found, DocumentFiles files) {
    try {
      return found.file().path().isEmpty()
          ? Optional.empty()
          : files.read(found.file().path().get()).stream().skip(found.index()).findFirst();
    } catch (IOException gone) {
      return Optional.empty();
    }
  }
}
