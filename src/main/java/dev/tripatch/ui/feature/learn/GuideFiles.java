package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.BundledReference;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileQuestions;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * The files that the guide works with, for those who have no terminal open.
 *
 * @param say says what was done
 */
public record GuideFiles(FileQuestions dialogs, Consumer<String> say) implements Feature {
  private static final String FOLDER = "tripatch-guide";

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("GUIDE_FILES", LearnWording.GUIDE_FILES.text(), this::save)
            .in("HELP", 1, 16)
            .ofWindow());
  }

  private void save() {
    dialogs
        .openFolder(LearnWording.GUIDE_FILES_WHERE.text("folder", FOLDER))
        .ifPresent(chosen -> saveAs(chosen.resolve(FOLDER)));
  }

  private void saveAs(Path folder) {
    if (Files.exists(folder)) {
      say.accept(LearnWording.GUIDE_FILES_EXIST.text("folder", folder));
      return;
    }
    try {
      TextFiles.writeFolder(folder, BundledReference.guideFiles());
      say.accept(LearnWording.GUIDE_FILES_SAVED.text("folder", folder));
    } catch (IOException failed) {
      say.accept(
          LearnWording.GUIDE_FILES_NOT_SAVED.text("reason", String.valueOf(failed.getMessage())));
    }
  }
}
