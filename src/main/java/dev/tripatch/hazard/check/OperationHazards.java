package dev.tripatch.hazard.check;

import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPatchRefusal;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.OperationSlips;
import dev.tripatch.hazard.Slips;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.validate.CustomResources;
import dev.tripatch.validate.Validation;
import java.util.Optional;

/** The hazards of a JSON Patch that a person wrote. */
record OperationHazards(Text text, MapValue live, SchemaAnswer schema, Findings findings) {
  /** The object that the operations lead to; live if they are refused. */
  MapValue check() {
    Value operations = text.document().decoded().orElse(NullValue.NULL);
    return switch (JsonPatch.read(operations)) {
      case JsonPatch.Read(JsonPatch patch) -> check(patch);
      case JsonPatch.Refused(JsonPatchRefusal refusal) -> {
        addRefusal(refusal);
        yield live;
      }
    };
  }

  private MapValue check(JsonPatch patch) {
    OperationLocator fields = new OperationLocator(text, patch, live, schema.declaredType());
    switch (patch.apply(live)) {
      case JsonPatch.Applied(MapValue result) -> {
        checkFields(fields, result);
        OtherName.add(live, result, fields, findings);
        decoding().checkObject(Role.PATCH, fields, result);
        new PodRestart(Role.PATCH, fields, schema, findings).check(live, result);
        Variables variables =
            new Variables(Role.PATCH, fields::value, fields::writes, live, findings);
        FieldWalk.over(result, schema.declaredType(), variables::check);
        new OperationSlips(text, patch, live, schema.declaredType(), findings).check(result);
        new Slips(Role.PATCH, path -> fields.value(path), schema, live, result, findings)
            .check(patch, fields.targets().stream().map(OperationLocator.Target::field).toList());
        if (!findings.isUnreadable()) {
          Validation.of(result, Optional.of(live), schema)
              .forEach(each -> findings.foretell(each, Role.PATCH, fields.value(each.path())));
          new Decoding.DefinedFindings(Role.PATCH, fields, result, schema, false, findings)
              .check(Optional.of(live));
        }
        return result;
      }
      case JsonPatch.Applied ignored -> checkFields(fields, live);
      case JsonPatch.Refused(JsonPatchRefusal refusal) -> {
        checkFields(fields, live);
        addRefusal(refusal);
      }
    }
    return live;
  }

  private void checkFields(OperationLocator fields, MapValue outcome) {
    checkValues(fields, outcome);
    decoding()
        .fields(Role.PATCH, fields, outcome)
        .ifPresent(
            faults -> {
              for (OperationLocator.Target target : fields.targets()) {
                target.holders().forEach(faults::checkNames);
                FieldWalk.over(target.field(), faults::check);
              }
            });
  }

  private void checkValues(OperationLocator fields, MapValue outcome) {
    ValuesCheck values = decoding().values(Role.PATCH, fields, outcome);
    if (!CustomResources.areDefined(schema)) {
      fields.targets().forEach(target -> FieldWalk.over(target.field(), values::check));
    }
  }

  private Decoding decoding() {
    return new Decoding(schema, Optional.of(live), false, false, findings);
  }

  private void addRefusal(JsonPatchRefusal refusal) {
    findings.add(
        Role.PATCH,
        FieldPath.root(),
        text.operation(refusal),
        new Finding(
            HazardKind.REFUSED,
            (refusal.pointer().isEmpty() ? "" : refusal.pointer() + ": ") + refusal.cause(),
            refusal.remedy()));
  }
}
