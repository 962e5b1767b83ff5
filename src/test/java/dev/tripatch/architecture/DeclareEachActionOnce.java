package dev.tripatch.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.tripatch.ui.window.action.Action;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * No two places make an action with one id. An id that is put together is not looked at: it is that
 * of each of many themes, tabs or panes.
 */
final class DeclareEachActionOnce extends ArchCondition<JavaClass> {
  private static final String ACTION = Action.class.getName().replace('.', '/');
  private static final Set<String> WAYS = Set.of("of", "toggling");

  private final Map<String, String> seen = new HashMap<>();

  DeclareEachActionOnce() {
    super("declare each action once");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    for (MethodModel method : parse(Path.of(type.getSource().orElseThrow().getUri())).methods()) {
      List<Instruction> all =
          method.code().stream()
              .flatMap(code -> code.elementStream())
              .filter(Instruction.class::isInstance)
              .map(Instruction.class::cast)
              .toList();
      for (int i = 0; i < all.size(); i++) {
        if (all.get(i) instanceof InvokeInstruction call && makesAction(call)) {
          id(all.subList(0, i), call.typeSymbol().parameterCount())
              .ifPresent(id -> note(id, type, events));
        }
      }
    }
  }

  private static ClassModel parse(Path file) {
    try {
      return ClassFile.of().parse(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean makesAction(InvokeInstruction call) {
    return call.opcode() == Opcode.INVOKESTATIC
        && call.owner().asInternalName().equals(ACTION)
        && WAYS.contains(call.name().stringValue());
  }

  private void note(String id, JavaClass type, ConditionEvents events) {
    String first = seen.putIfAbsent(id, type.getName());
    if (first != null) {
      events.add(
          SimpleConditionEvent.violated(
              type, type.getName() + " declares " + id + ", and so does " + first));
    }
  }

  /** The first of the arguments that are on the stack in the end, if it is a constant. */
  private static Optional<String> id(List<Instruction> before, int arguments) {
    int wanted = arguments;
    for (Instruction instruction : before.reversed()) {
      if (wanted == 1 && instruction instanceof ConstantInstruction constant) {
        return Optional.of(constant.constantValue())
            .filter(String.class::isInstance)
            .map(String.class::cast);
      }
      Optional<Effect> effect = effect(instruction);
      if (effect.isEmpty() || wanted <= 0) {
        return Optional.empty();
      }
      wanted += effect.get().taken() - effect.get().put();
    }
    return Optional.empty();
  }

  /** How many values an instruction takes from the stack, and puts there. */
  private record Effect(int taken, int put) {}

  /** Empty for what is in no argument without a choice, and ends the search. */
  private static Optional<Effect> effect(Instruction instruction) {
    return switch (instruction) {
      case ConstantInstruction _, LoadInstruction _ -> Optional.of(new Effect(0, 1));
      case FieldInstruction field when field.opcode() == Opcode.GETSTATIC ->
          Optional.of(new Effect(0, 1));
      case FieldInstruction field when field.opcode() == Opcode.GETFIELD ->
          Optional.of(new Effect(1, 1));
      case TypeCheckInstruction _ -> Optional.of(new Effect(1, 1));
      case InvokeInstruction call ->
          Optional.of(of(call.typeSymbol(), call.opcode() == Opcode.INVOKESTATIC ? 0 : 1));
      case InvokeDynamicInstruction call -> Optional.of(of(call.typeSymbol(), 0));
      case StackInstruction stack when stack.opcode() == Opcode.DUP ->
          Optional.of(new Effect(1, 2));
      case StackInstruction stack when stack.opcode() == Opcode.POP ->
          Optional.of(new Effect(1, 0));
      default -> Optional.empty();
    };
  }

  private static Effect of(MethodTypeDesc type, int receivers) {
    return new Effect(
        type.parameterCount() + receivers, type.returnType().equals(ConstantDescs.CD_void) ? 0 : 1);
  }
}
