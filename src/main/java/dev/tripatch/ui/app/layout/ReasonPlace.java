package dev.tripatch.ui.app.layout;

import dev.tripatch.ui.explain.WhyPanel;
import dev.tripatch.ui.schema.SchemaSide;
import java.util.function.Supplier;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** The place beside the tables: why a field has its outcome, or the rule behind it. */
final class ReasonPlace extends StackPane {

  private final WhyPanel why;
  private final Supplier<SchemaSide> make;
  private @Nullable SchemaSide schema;

  /**
   * A place that shows why.
   *
   * @param make makes what is shown beside the schema, when it is shown first
   */
  ReasonPlace(WhyPanel why, Supplier<SchemaSide> make) {
    this.why = why;
    this.make = make;
    getChildren().add(why);
  }

  void showWhy() {
    getChildren().setAll(why);
  }

  void showSchema() {
    getChildren().setAll(schema());
  }

  boolean showsWhy() {
    return getChildren().contains(why);
  }

  SchemaSide schema() {
    SchemaSide known = schema;
    if (known == null) {
      known = make.get();
      schema = known;
    }
    return known;
  }
}
