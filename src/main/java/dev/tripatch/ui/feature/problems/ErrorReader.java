package dev.tripatch.ui.feature.problems;

import dev.tripatch.cluster.apply.ErrorText;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.share.KubectlCommand;
import dev.tripatch.share.PatchTarget;
import dev.tripatch.share.Shell;
import dev.tripatch.ui.feature.problems.ErrorCommands.KubectlError;
import dev.tripatch.workspace.ErrorCase;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what kubectl prints when it fails. */
public record ErrorReader(Workbench workbench) {

  /** The error in a text, whatever surrounds it; empty if there is none. */
  public Optional<KubectlError> read(String text) {
    ErrorCase opened = ErrorCase.read(text, workbench).masked();
    return opened.found().isEmpty() ? Optional.empty() : Optional.of(error(opened));
  }

  /** A text as it is shown: with masks where it quotes a Secret. */
  public String shown(String text) {
    return ErrorCase.read(text, workbench).masking().maskedWords(text);
  }

  private static KubectlError error(ErrorCase opened) {
    ErrorText found = opened.found();
    return new KubectlError(
        found.object().map(ObjectName::toString).orElse(""),
        opened.causes(),
        found.message().orElse(""),
        notes(found),
        opened.sources().map(sources -> sources.map(SourceDocument::text)),
        opened.field());
  }

  private static List<String> notes(ErrorText found) {
    List<String> notes = new ArrayList<>();
    if (found.local().isEmpty()) {
      notes.add(ErrorWords.TEXT_HOLDS_NO_DOCUMENTS.text());
    } else if (found.live().isEmpty()) {
      notes.add(ErrorWords.LIVE_IS_MISSING.text("live", getLive(found)));
    } else if (found.lastApplied().isEmpty()) {
      notes.add(ErrorWords.LAST_APPLIED_IS_MISSING.text());
    }
    notes.addAll(found.remarks());
    return notes;
  }

  private static String getLive(ErrorText found) {
    ObjectName name = found.object().or(() -> found.local().map(ObjectName::of)).orElseThrow();
    return new KubectlCommand(new PatchTarget(name, false), Shell.BASH)
        .getLive()
        .orElse("kubectl get -o yaml");
  }
}
