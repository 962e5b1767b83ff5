package dev.tripatch.ui.app.rescue;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.window.file.CaseFile;
import dev.tripatch.ui.window.file.CaseTexts;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.Notice;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import org.jspecify.annotations.Nullable;

/**
 * Says which files a case names, and uses them if the person agrees: first to look at them, for a
 * path may lead to another machine, then to save to them.
 */
public final class CaseFilesOffer {

  private static final ButtonType USE =
      new ButtonType(RescueWords.USE_FILES.text(), ButtonBar.ButtonData.LEFT);

  private final WindowContext window;
  private final CaseTexts texts;
  private final DocumentFiles documentFiles;
  private @Nullable Notice notice;

  /** Offers, above the panes, whenever a case names files. */
  public CaseFilesOffer(WindowContext window, CaseTexts texts, DocumentFiles documentFiles) {
    this.window = window;
    this.texts = texts;
    this.documentFiles = documentFiles;
    texts.filesProperty().subscribe(this::show);
  }

  private void show(List<CaseFile> files) {
    if (notice != null) {
      notice.close();
      notice = null;
    }
    if (!files.isEmpty()) {
      notice =
          new Notice(window.view(), "case-files", words(files))
              .offering("use-case-files", RescueWords.LOOK_AT_FILES.text(), () -> look(files))
              .offering("leave-case-files", RescueWords.NOT_NOW.text(), texts::answered);
      notice.show();
    }
  }

  private static String words(List<CaseFile> files) {
    StringBuilder words = new StringBuilder(RescueWords.CASE_NAMES_FILES.text());
    files.forEach(
        file ->
            words.append(
                "\n"
                    + RescueWords.CASE_FILE.text(
                        "document", file.pane().title(), "file", file.place().file())));
    return words.toString();
  }

  private record Looked(CaseFile file, CaseFile.Found found) {

    String words() {
      String named = VisibleText.line(file.place().file());
      String real = VisibleText.line(found.real().toString());
      return file.pane().title()
          + ": "
          + named
          + (real.equals(named) ? "" : "\n" + RescueWords.LEADS_TO.text("file", real))
          + "\n"
          + found.sentence();
    }
  }

  private void look(List<CaseFile> files) {
    List<Looked> all = new ArrayList<>();
    files.forEach(file -> all.add(new Looked(file, file.look(documentFiles))));
    String details = String.join("\n\n", all.stream().map(Looked::words).toList());
    if (all.stream().allMatch(each -> each.found().document().isEmpty())) {
      window.questions().tell(RescueWords.NO_FILE_USABLE.text(), details);
      texts.answered();
      return;
    }
    ButtonType answer =
        window.questions().ask(RescueWords.SAVE_TO_FILES.text(), details, USE, ButtonType.CANCEL);
    if (answer.equals(USE)) {
      all.forEach(each -> each.found().document().ifPresent(now -> texts.use(each.file(), now)));
      texts.answered();
    }
  }
}
