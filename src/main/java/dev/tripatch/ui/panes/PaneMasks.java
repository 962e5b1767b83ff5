package dev.tripatch.ui.panes;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.MaskList;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets;
import dev.tripatch.ui.panes.model.SecretsViewModel.HiddenSecrets.MaskedSource;
import java.util.List;

/** Masks the text of a pane. */
final class PaneMasks {
  private PaneMasks() {}

  /** Masks what an answer hides; in a text that cannot be read, also what was masked before. */
  public static void show(HiddenSecrets hidden, PaneView view) {
    MaskedSource source = hidden.texts().get(view.pane());
    if (source != null) {
      List<Mask> masks =
          source.isRead()
              ? source.masks()
              : MaskList.joined(view.editor().masks().all(), source.masks());
      view.editor().masks().mask(source.text(), masks);
    } else if (!hidden.isPresent()) {
      view.editor().masks().mask(view.editor().text(), List.of());
    }
  }
}
