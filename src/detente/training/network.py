"""The network. Inputs: binary features. Outputs: a logit for every action, and the value for the seat to move (-1 to 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional as fn

from detente.bots.network.features import Columns, ItemColumns, item_columns

ILLEGAL = -1e9
USUALLY_SET = 150  # approximate number of features of a record that are 1
ITEM_HIDDEN = 32


class Block(nn.Module):  # type: ignore[misc]
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.zeros_(self.down.weight)
        nn.init.zeros_(self.down.bias)

    def forward(self, h: Any) -> Any:
        return h + self.down(fn.relu(self.up(self.norm(h))))


class ItemHead(nn.Module):  # type: ignore[misc]
    """Logits of actions that name an item, from the features that describe this item, with shared weights for all items."""

    columns: torch.Tensor

    def __init__(self, table: ItemColumns, width: int) -> None:
        super().__init__()
        self.first, (self.items, self.slots) = table.first, table.columns.shape
        self.register_buffer("columns", torch.from_numpy(table.columns.reshape(-1)), persistent=False)
        self.described = nn.Linear(self.slots, ITEM_HIDDEN, bias=False)
        self.item = nn.Parameter(torch.randn(self.items, ITEM_HIDDEN) * 0.3)
        self.wanted = nn.Linear(width, ITEM_HIDDEN)
        self.out = nn.Linear(ITEM_HIDDEN, 1, bias=False)
        nn.init.zeros_(self.out.weight)

    def forward(self, x: Any, h: Any) -> Any:
        described = self.described(x[:, self.columns].view(-1, self.items, self.slots))
        hidden = fn.relu(described + self.item.to(described.dtype) + self.wanted(h)[:, None])
        return self.out(hidden).squeeze(-1).float()


class Network(nn.Module):  # type: ignore[misc]
    """One wide layer over sparse features, gated by the question and the seat, then residual blocks and two heads."""

    def __init__(self, columns: Columns, width: int = 512, blocks: int = 2) -> None:
        super().__init__()
        self.actions, self.gates, self.inputs, self.width, self.depth = columns.actions, columns.questions + 2, columns.width, width, blocks
        self.encoder = nn.Linear(columns.width, width)
        nn.init.normal_(self.encoder.weight, std=USUALLY_SET**-0.5)
        self.gate = nn.Linear(self.gates, width, bias=False)
        nn.init.zeros_(self.gate.weight)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.heads = nn.ModuleList(ItemHead(table, width) for table in item_columns(columns))
        self.policy = nn.Linear(width, self.actions)
        nn.init.normal_(self.policy.weight, std=0.01 / width**0.5)
        nn.init.zeros_(self.policy.bias)
        self.judge = nn.Linear(width, width // 4)
        self.value = nn.Linear(width // 4, 1)
        nn.init.normal_(self.value.weight, std=0.01)
        nn.init.zeros_(self.value.bias)

    def trunk(self, x: Any) -> Any:
        """The activations from which all outputs are computed."""
        h = fn.relu(self.encoder(x))
        h = h * (1 + self.gate(x[:, self.actions : self.actions + self.gates]))
        for block in self.blocks:
            h = block(h)
        return fn.relu(self.norm(h))

    def forward(self, x: Any) -> tuple[Any, Any]:
        """Masked logits and value, both float32."""
        return self.outputs(x, self.trunk(x))

    def outputs(self, x: Any, h: Any) -> tuple[Any, Any]:
        """Masked logits and value, from the features and the trunk."""
        with torch.autocast(x.device.type, enabled=False):
            logits = self.policy(h.float())
        for head in self.heads:
            logits = logits + fn.pad(head(x, h), (head.first, self.actions - head.first - head.items))
        judged = fn.relu(self.judge(h))
        with torch.autocast(x.device.type, enabled=False):
            value = torch.tanh(self.value(judged.float()).squeeze(1))
        return torch.where(x[:, : self.actions] > 0, logits, ILLEGAL), value


class FrozenNetworks:
    """Several frozen networks of equal shape, each answering for an equal share of the rows; stacked, so that one product serves all."""

    def __init__(self, network: Network, count: int, kind: Any) -> None:
        self.count, self.network = count, network
        self.weights = {name: torch.stack([tensor.detach().to(kind)] * count) for name, tensor in network.state_dict().items()}

    def put(self, k: int, weights: Mapping[str, Any]) -> None:
        """Replace the weights of network *k*."""
        for name, tensor in weights.items():
            self.weights[name][k].copy_(tensor)

    def _linear(self, h: Any, name: str) -> Any:
        return torch.baddbmm(self.weights[name + ".bias"][:, None], h, self.weights[name + ".weight"].transpose(1, 2))

    def _norm(self, h: Any, name: str) -> Any:
        return fn.layer_norm(h, h.shape[-1:]) * self.weights[name + ".weight"][:, None] + self.weights[name + ".bias"][:, None]

    def _head(self, k: int, head: Any, x: Any, h: Any) -> Any:
        w, name = self.weights, f"heads.{k}"
        described = x[:, :, head.columns].view(self.count, -1, head.slots)
        described = torch.bmm(described, w[f"{name}.described.weight"].transpose(1, 2)).view(self.count, -1, head.items, ITEM_HIDDEN)
        hidden = fn.relu(described + w[f"{name}.item"][:, None] + self._linear(h, f"{name}.wanted")[:, :, None])
        said = torch.bmm(hidden.flatten(1, 2), w[f"{name}.out.weight"].transpose(1, 2)).view(self.count, -1, head.items)
        return fn.pad(said.float(), (head.first, self.network.actions - head.first - head.items))

    def logits(self, x: Any) -> Any:
        """Masked logits."""
        net = self.network
        x = x.reshape(self.count, -1, x.shape[1])
        gates = x[..., net.actions : net.actions + net.gates]
        h = fn.relu(self._linear(x, "encoder"))
        h = h * (1 + torch.bmm(gates, self.weights["gate.weight"].transpose(1, 2)))
        for k in range(net.depth):
            h = h + self._linear(fn.relu(self._linear(self._norm(h, f"blocks.{k}.norm"), f"blocks.{k}.up")), f"blocks.{k}.down")
        h = fn.relu(self._norm(h, "norm"))
        logits = self._linear(h, "policy").float()
        for k, head in enumerate(net.heads):
            logits = logits + self._head(k, head, x, h)
        return torch.where(x[..., : net.actions] > 0, logits, ILLEGAL).flatten(0, 1)


def to_arrays(network: nn.Module, kind: Any = np.float32) -> dict[str, Any]:
    """The weights as numpy arrays."""
    return {name: tensor.detach().float().cpu().numpy().astype(kind) for name, tensor in network.state_dict().items()}


def from_arrays(network: nn.Module, arrays: Mapping[str, Any]) -> None:
    """Load weights from numpy arrays; additional arrays are ignored."""
    device = next(network.parameters()).device
    names = network.state_dict().keys()
    network.load_state_dict({name: torch.from_numpy(arrays[name].astype(np.float32)).to(device) for name in names})


def shape_of(arrays: Mapping[str, Any]) -> dict[str, int]:
    """The width and depth of a stored network."""
    return {"width": len(arrays["encoder.bias"]), "blocks": sum(name.endswith(".up.weight") for name in arrays)}


def restore(columns: Columns, arrays: Mapping[str, Any], device: str) -> Network:
    """Restore a network from stored arrays."""
    network = Network(columns, **shape_of(arrays))
    from_arrays(network, arrays)
    network.to(device).requires_grad_(False)
    return network


def sample(logits: Any) -> tuple[Any, Any]:
    """Sample an action; returns it with its log-probability."""
    log_p = fn.log_softmax(logits.float(), 1)
    noise = -torch.log(-torch.log(torch.rand_like(log_p).clamp(1e-20, 1 - 1e-7)))
    action = (log_p + noise).argmax(1)
    return action, log_p.gather(1, action[:, None]).squeeze(1)
