package dev.tripatch.architecture.wrong.ui.panes;

import dev.tripatch.architecture.wrong.engine.threeway.ThreeWay;
import javafx.scene.control.Label;
import org.fxmisc.richtext.CodeArea;

/** Wrong: a view model with controls, the editor library outside the editor, the engine called. */
final class MergeViewModel {
  Label label = new Label();
  CodeArea editor = new CodeArea();
  ThreeWay engine = new ThreeWay();
}
